import { expect, it } from "vitest";
import { newsCut } from "./news-cut.ts";

const slugs = [
  "online-policy",
  "office-aktobe",
  "fraud-warning",
  "radio-claims",
  "kazakh-language",
  "migrant-policy",
  "pension-annuity-explained",
];

it("a piece of news always has the same picture", () => {
  for (const slug of slugs) expect(newsCut(slug)).toEqual(newsCut(slug));
});

it("pieces of news have pictures of their own", () => {
  expect(new Set(slugs.map((slug) => JSON.stringify(newsCut(slug)))).size).toBe(slugs.length);
});

it("any slug has a picture, even an empty one", () => {
  expect(newsCut("").lines).toMatch(/^M/);
});
