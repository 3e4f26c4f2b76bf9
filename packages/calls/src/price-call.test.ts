import { describe, expect, it } from "vitest";
import { priceCallOf, savedCallOf } from "./price-call.ts";

describe("the call that prices a line", () => {
  it("is the one that its form names, whatever the line", () => {
    expect(priceCallOf("senim", "getCalc")).toBe("getCalc");
    expect(priceCallOf("new-line", "getCalcVms")).toBe("getCalcVms");
  });
  it.each([
    ["senim", "getSenimCalc", "getSenimData"],
    ["migrant-vms", "getCalcVms", "getCalcData"],
    ["term-life", "getCalc", "getCalcData"],
    ["constructor", "getCalc", "getCalcData"],
  ])("for %s is %s when the form names none, and %s reads what was saved", (slug, call, saved) => {
    expect([priceCallOf(slug), savedCallOf(slug)]).toEqual([call, saved]);
  });
});
