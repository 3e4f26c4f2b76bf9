import { expect, it } from "vitest";
import { okedList } from "./oked-list.ts";

const codes = (search: string) => okedList(search, "kk").map(({ code }) => code);

it.each([
  ["өмірді", "омирди"],
  ["сақтандыру", "сактандыру"],
  ["үй", "үй".normalize("NFD")],
  ["әуе", "əуе"],
])("finds the same activities by %s and %s", (one, other) => {
  expect(codes(one).length).toBeGreaterThan(0);
  expect(codes(other)).toEqual(codes(one));
});

it("finds every activity without a search, and none by an unknown word", () => {
  expect(codes(" ").length).toBe(codes("").length);
  expect(codes("")).not.toEqual([]);
  expect(codes("абракадабра")).toEqual([]);
});
