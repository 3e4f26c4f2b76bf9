import { expect, it } from "vitest";
import { aroundItem } from "./around-item.ts";

const news = ["e", "d", "c", "b", "a"].map((slug, index) => ({
  slug,
  title: slug,
  date: `2026-01-0${5 - index}`,
  short_info: "",
  image: "",
  type: index % 2 === 0 ? "advice" : "company",
}));
const slugs = (around: ReturnType<typeof aroundItem>) => [around.previous?.slug, around.next?.slug, around.related.map(({ slug }) => slug)];

it("does not repeat the neighbours of a piece of news as related", () => {
  expect(slugs(aroundItem(news, "c"))).toEqual(["b", "d", ["e", "a"]]);
});
it("the first and the last have one neighbour", () => {
  expect(slugs(aroundItem(news, "e"))).toEqual(["d", undefined, ["c", "a"]]);
  expect(slugs(aroundItem(news, "a"))).toEqual([undefined, "b", ["e", "c"]]);
});
it("has nothing around an item that is not in the list", () => expect(slugs(aroundItem(news, "x"))).toEqual([undefined, undefined, []]));
