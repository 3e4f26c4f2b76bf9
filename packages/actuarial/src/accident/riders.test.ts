import { describe, expect, it } from "vitest";
import { quoteAccident } from "./accident-quote.ts";
import { quoteCriticalIllness } from "./critical-illness-quote.ts";
import { riderInstalments, riderTariffs20261 as tariffs } from "./riders.ts";

const good = { sex: "female", age: 35, term: 10, frequency: "quarterly", sumAssured: 5_000_000, riders: ["trauma", "criticalIllness"] };

describe("riders", () => {
  it("cost what their own line asks, each with its own instalment", () => {
    const priced = riderInstalments(good);
    const trauma = quoteAccident({ ...good, covers: ["trauma"], startDate: "2026-06-01" }, tariffs.accident);
    const illness = quoteCriticalIllness({ ...good, startDate: "2026-06-01" }, tariffs.criticalIllness);
    if (!trauma.ok || !illness.ok) throw new Error("refused");
    expect(priced).toEqual({
      ok: true,
      value: [
        { rider: "trauma", instalment: trauma.value.instalment },
        { rider: "criticalIllness", instalment: illness.value.instalment },
      ],
    });
  });

  it("may be all seven or none", () => {
    const all = [...Object.keys(tariffs.accident.covers), "criticalIllness"];
    const priced = riderInstalments({ ...good, riders: all }, tariffs);
    expect(priced.ok && priced.value.map(({ rider }) => rider)).toEqual(all);
    expect(riderInstalments({ ...good, riders: [] })).toEqual({ ok: true, value: [] });
  });

  it.each([
    [{ riders: undefined }, { code: "riders" }],
    [{ riders: ["dental"] }, { code: "riders", index: 0 }],
    [{ riders: ["trauma", "trauma"] }, { code: "riders", index: 1 }],
    [
      { age: 60, term: 3 },
      { code: "age", limit: 59, index: 1 },
    ],
    [
      { age: 66, term: 3 },
      { code: "age", limit: 64, index: 0 },
    ],
    [{ sumAssured: 100_000_001 }, { code: "sumAssured", limit: 100_000_000, index: 0 }],
    [
      { sex: "?", riders: ["criticalIllness"] },
      { code: "sex", index: 0 },
    ],
  ])("are refused for %j with %j", (fields, error) => {
    expect(riderInstalments({ ...good, ...fields })).toEqual({ ok: false, error });
  });
});
