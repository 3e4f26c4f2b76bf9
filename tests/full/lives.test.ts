import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { writeFigures } from "../src/product/figures.ts";
import { drawStory } from "./lives/draw-story.ts";
import { addHouse, missingOf, describeHouse } from "./lives/house-sums.ts";
import { liveMany } from "./lives/live-many.ts";
import type { LifeReport } from "./lives/live-range.ts";
import { planOf } from "./lives/plan-of.ts";
import { repeatCommand, describeLife } from "./lives/describe-life.ts";

const LIVES = Number(process.env["LIVES"] ?? 10_000);
const SEED = Number(process.env["SEED"] ?? 0);
const PRINTED = Math.min(LIVES, Number(process.env["PRINTED"] ?? 300));
const PROCESSES = Number(process.env["PROCESSES"] ?? 2);
/** So many lives that differ are described in full; the others by their seeds. */
const MAX_REPORTED = 10;

describe(`${LIVES} lives from seed ${SEED} on`, () => {
  const reports: LifeReport[] = [];
  const house = new Map<string, number>();
  let seconds = 0;
  beforeAll(async () => {
    const began = performance.now();
    await liveMany({ from: SEED, count: LIVES, printed: PRINTED, processes: Math.min(PROCESSES, LIVES) }, (report) => {
      reports.push(report);
      addHouse(house, report.house);
      const lived = reports.length;
      if (lived % 500 === 0)
        process.stdout.write(`${lived} lives, ${((1_000 * lived) / (performance.now() - began)).toFixed(2)} a second\n`);
    });
    seconds = (performance.now() - began) / 1_000;
  }, 6 * 3_600_000);

  const differing = () => reports.filter(({ differences = [] }) => differences.length > 0);
  afterAll(() => {
    const differ = differing().length;
    const read = reports.reduce((sum, { papersRead }) => sum + papersRead, 0);
    writeFigures("lives", [
      {
        name: "lives: lived",
        measured: `${reports.length}, ${(reports.length / seconds).toFixed(2)} a second`,
        goal: String(LIVES),
        ok: true,
      },
      {
        name: "lives: that the second program sees otherwise",
        measured: String(differ),
        goal: "0",
        ok: differ === 0,
      },
      { name: "lives: papers read", measured: String(read), goal: "", ok: true },
      { name: "lives: the house, in tenge", measured: describeHouse(house), goal: "", ok: true },
      { name: "lives: tiyn missing in the house", measured: String(missingOf(house)), goal: "0", ok: missingOf(house) === 0 },
    ]);
  });

  it("are all lived, and every contract balances", () => {
    expect(reports).toHaveLength(LIVES);
    expect(
      reports.filter(({ faults }) => faults.length > 0).map(({ seed, faults }) => `${faults.join("; ")}: ${repeatCommand(seed)}`),
    ).toEqual([]);
  });
  it("leave every tiyn of the house in one account", () => {
    expect(missingOf(house)).toBe(0);
  });
  it("are the same by the second program, figure by figure", () => {
    const lines = differing()
      .slice(0, MAX_REPORTED)
      .map(({ seed, differences = [] }) => describeLife(drawStory(seed, planOf), differences));
    const others = differing().slice(MAX_REPORTED);
    expect([...lines, ...others.map(({ seed }) => repeatCommand(seed))].join("\n\n")).toBe("");
  });
});
