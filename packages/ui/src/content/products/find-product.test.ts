import { expect, it } from "vitest";
import { finderQuestions, reasonsFor, suited } from "./find-product.ts";

const slugs = [
  "senim",
  "education",
  "payout-annuity",
  "term-life",
  "credit-life",
  "accident",
  "critical-illness",
  "pension-annuity",
  "employer-osns",
  "migrant-vms",
];
const products = slugs.map((slug) => ({ slug }));
const all = finderQuestions.who.flatMap((who) => reasonsFor(who).flatMap((why) => finderQuestions.how.map((how) => ({ who, why, how }))));

it.each(all)("$who, $why, $how: there is something for everybody", (answers) =>
  expect(suited(answers, products).length).toBeGreaterThan(0),
);
it("every product is what suits somebody best, or second best", () => {
  expect(new Set(all.flatMap((answers) => suited(answers, products).map(({ slug }) => slug)))).toEqual(new Set(slugs));
});
it("shows products with a single premium first to a visitor who pays once", () => {
  expect(suited({ who: "me", why: "save", how: "once" }, products)[0]?.slug).toBe("payout-annuity");
  expect(suited({ who: "me", why: "save", how: "small" }, products)[0]?.slug).toBe("senim");
});
it("an unfinished conversation suits nothing, and what is not sold is not offered", () => {
  expect(suited({ who: "me", why: "save" }, products)).toEqual([]);
  expect(suited({ who: "child", why: "save", how: "year" }, [{ slug: "senim" }])).toEqual([{ slug: "senim" }]);
});
