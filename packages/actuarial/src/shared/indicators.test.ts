import { describe, expect, it } from "vitest";
import { indicatorsOf, indicatorsOn } from "./indicators.ts";

describe("the indicators of a year", () => {
  it("are those of the year the date lies in, each with how far they are known", () => {
    expect(indicatorsOn("2026-12-31")).toMatchObject({
      ok: true,
      value: { mrp: 4325, mzp: 85_000, pm: 50_851, mp: 69_049, status: "published" },
    });
    expect(indicatorsOn("2025-01-01")).toMatchObject({ ok: true, value: { mrp: 3932, pm: 46_228 } });
    expect(indicatorsOf(2022)).toMatchObject({ ok: true, value: { status: "unverified" } });
  });

  it("are refused for a year nobody knows, never guessed", () => {
    for (const year of [2014, 2021, 2027, Number.NaN, 1e308, 2026.5])
      expect(indicatorsOf(year)).toEqual({ ok: false, error: { code: "year" } });
  });
});
