import { expect, test } from "vitest";
import { insuredBy } from "./insured-by-draft.ts";

test.each([
  ["a child who is insured", { answers: { insured: { for_child: "yes", name: "Волков Артём" } } }, { insured: "Волков Артём" }],
  ["a child who is saved for", { answers: { child: { name: "Волков Артём" } } }, { insured: "Волков Артём" }],
  ["nobody where the buyer is insured", { answers: { insured: { for_child: "no", name: "Волков Артём" } } }, {}],
  ["nobody before a name was typed", { answers: { child: { name: "" } } }, {}],
  ["nobody in a draft of something else", { answers: null }, {}],
  ["nobody in a list", [], {}],
])("a draft names %s", (_, draft, insured) => {
  expect(insuredBy(JSON.stringify(draft))).toEqual(insured);
});

test("a draft that is not JSON gives no insured person", () => {
  expect(insuredBy("{")).toEqual({});
});
