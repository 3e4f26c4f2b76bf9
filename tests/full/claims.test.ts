import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { writeFigures } from "../src/product/figures.ts";
import { claimMany } from "./claims/claim-many.ts";
import type { ClaimReport } from "./claims/claim-range.ts";
import { medianAndWorst, sameDays, tiynBetween } from "./claims/compare-claims.ts";

const CLAIMS = Number(process.env["CLAIMS"] ?? 10_000);
const SEED = Number(process.env["SEED"] ?? 0);
const PROCESSES = Number(process.env["PROCESSES"] ?? 2);

describe(`${CLAIMS} claims from seed ${SEED} on`, () => {
  const reports: ClaimReport[] = [];
  let seconds = 0;
  beforeAll(async () => {
    const started = performance.now();
    await claimMany({ from: SEED, count: CLAIMS, processes: Math.min(PROCESSES, CLAIMS) }, (report) => {
      reports.push(report);
      // A run of hours tells what it finds as it goes: one that is ended early has not been for nothing.
      if (report.faults.length > 0 || differing([report]).length > 0)
        process.stdout.write(`${[...report.faults, ...differing([report]).map(() => "tiyn off")].join("; ")}: ${repeat(report.seed)}\n`);
      if (reports.length % 500 === 0)
        process.stdout.write(
          `${reports.length} claims, ${((1_000 * reports.length) / (performance.now() - started)).toFixed(2)} a second\n`,
        );
    });
    seconds = (performance.now() - started) / 1_000;
  }, 6 * 3_600_000);

  const repeat = (seed: number) => `CLAIMS=1 PROCESSES=1 SEED=${seed} npm run test:full claims`;
  const lived = (of: readonly ClaimReport[] = reports) =>
    of.flatMap((report) => (report.product ? [{ ...report, product: report.product }] : []));
  const differing = (of?: readonly ClaimReport[]) => lived(of).filter(({ product, second }) => tiynBetween(product, second) > 0);
  /** Accepted after the last day, with a sum to pay. */
  const late = () => lived().filter(({ second }) => second.daysLate > 0 && second.shares.length > 0);
  const unpaid = () => late().filter(({ product }) => product.shares.length === 0 || product.shares.some((share) => share.late === 0));
  const stuck = () =>
    lived().filter(({ faults }) => faults.some((fault) => fault.includes("without a next step") || fault.includes("at the end")));

  afterAll(() => {
    const tiyn = differing().reduce((sum, { product, second }) => sum + tiynBetween(product, second), 0);
    const toMoney = lived().flatMap(({ daysToMoney }) => (daysToMoney === undefined ? [] : [daysToMoney]));
    const figure = (name: string, measured: string, goal = "", ok = true) => ({ name: `claims: ${name}`, measured, goal, ok });
    writeFigures("claims", [
      figure("lived", `${lived().length}, ${(reports.length / seconds).toFixed(2)} a second`, String(CLAIMS), lived().length === CLAIMS),
      figure("days to the decision", medianAndWorst(lived().flatMap(({ daysToDecision }) => daysToDecision ?? []))),
      figure("days to the last money", medianAndWorst(toMoney)),
      figure("paid after the last day", String(late().length)),
      figure("late without what lateness costs", String(unpaid().length), "0", unpaid().length === 0),
      figure("tiyn off the second program", String(tiyn), "0", tiyn === 0),
      figure("without a next step", String(stuck().length), "0", stuck().length === 0),
    ]);
  });

  it("are all lived, balance, and come to their end", () => {
    expect(reports).toHaveLength(CLAIMS);
    expect(reports.filter(({ faults }) => faults.length > 0).map(({ seed, faults }) => `${faults.join("; ")}: ${repeat(seed)}`)).toEqual(
      [],
    );
  });
  it("owe and pay the same to the tiyn in the second program", () => {
    expect(differing().map(({ seed, line, product, second }) => ({ line, product, second, repeat: repeat(seed) }))).toEqual([]);
  });
  it("have the same last day and days of lateness in the second program, and each late payment has what it costs", () => {
    expect(
      lived()
        .filter(({ product, second }) => second.shares.length > 0 && !sameDays(product, second))
        .map(({ seed }) => repeat(seed)),
    ).toEqual([]);
    expect(unpaid().map(({ seed }) => repeat(seed))).toEqual([]);
  });
});
