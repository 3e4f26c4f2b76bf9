import { expect, it } from "vitest";
import { entryOf, placeOf } from "./recorded.ts";
import { emptied } from "./scenario.ts";

it("an emptied reply keeps its shape without its lists and counts", () => {
  const reply = { data: [{ id: "1" }], counts: { current: 2, failed: 1 }, summary: { savings: "600.00" } };
  expect(emptied(reply)).toEqual({ data: [], counts: { current: 0, failed: 0 }, summary: { savings: "600.00" } });
  expect(emptied([{ id: "1" }])).toEqual([]);
});

it("a reply is found by its language, its call and what the call asks for", () => {
  expect(placeOf("kk", "productBySlug", entryOf("productBySlug", { slug: "senim" }, {}))).toBe("recorded/kk/productBySlug.senim.json");
  expect(placeOf("ru", "userContracts", entryOf("userContracts", {}, { failed: true }))).toBe("recorded/ru/userContracts.failed.json");
  expect(placeOf("en", "products")).toBe("recorded/en/products.json");
});
