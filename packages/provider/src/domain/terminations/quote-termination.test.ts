import { describe, expect, it } from "vitest";
import { price } from "../products/price.ts";
import { coolingOffUntil } from "./quote-termination.ts";

const priced = price(
  { product: "term-life", sex: "female", birthDate: "1991-01-01", term: "10", frequency: "monthly", sumAssured: "5000000" },
  "2026-03-10",
);
if (!priced.ok) throw new Error(priced.refused.id);
const { terms } = priced;

describe("everything comes back for fourteen days", () => {
  it.each([
    ["from the start of the cover, where that is later", "2026-02-20", "2026-03-24"],
    ["from the conclusion, where that is later", "2026-03-15", "2026-03-29"],
  ])("%s", (_, issuedOn, until) => {
    expect(coolingOffUntil({ terms, issuedOn })).toBe(until);
  });
});
