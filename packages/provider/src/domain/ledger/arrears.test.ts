import { addDays } from "@shanyraq/rules";
import { describe, expect, it } from "vitest";
import { arrearsOf, type ArrearsDue } from "./arrears.ts";

const terms = { graceDays: 30, restoreDays: 90 };
const endDate = "2036-01-01";
const DUE = "2026-03-10";
const GRACE_ENDS = addDays(DUE, 30);
const RESTORE_ENDS = addDays(DUE, 120);

/** A first premium that came on its day, then these. */
const on = (day: string, ...dues: readonly (readonly [dueDate: string, paidOn?: string])[]) =>
  arrearsOf(
    [["2026-01-01", "2026-01-01"] as const, ...dues].map(([dueDate, paidOn]): ArrearsDue => ({ dueDate, paidOn })),
    {
      terms,
      endDate,
      holds: [],
      day,
    },
  );
const monthly = ["2026-03-10", "2026-04-10", "2026-05-10", "2026-06-10"] as const;

describe("a premium that is paid late", () => {
  it("on the last day of grace has lost nothing", () => {
    expect(on("2026-12-01", [DUE, GRACE_ENDS])).toEqual({ arrears: { at: "clear", since: undefined }, gaps: [] });
  });
  it("one day after it leaves that one day without cover", () => {
    const paidOn = addDays(GRACE_ENDS, 1);
    expect(on(paidOn, [DUE, paidOn]).gaps).toEqual([{ from: paidOn, to: paidOn }]);
    expect(on(paidOn, [DUE, paidOn]).arrears).toEqual({ at: "clear", since: addDays(paidOn, 1) });
  });
  it("on the last day restores the cover, and a day later does not", () => {
    const late = addDays(RESTORE_ENDS, 1);
    expect(on("2027-01-01", [DUE, RESTORE_ENDS])).toEqual({
      arrears: { at: "clear", since: late },
      gaps: [{ from: addDays(GRACE_ENDS, 1), to: RESTORE_ENDS }],
    });
    expect(on("2027-01-01", [DUE, late])).toEqual({
      arrears: { at: "ended", since: late },
      gaps: [{ from: addDays(GRACE_ENDS, 1), to: undefined }],
    });
  });
  it("is unpaid on every day before it is paid", () => {
    const paid = [DUE, "2026-05-01"] as const;
    for (const day of ["2026-03-11", GRACE_ENDS, addDays(GRACE_ENDS, 1), "2026-04-30"]) expect(on(day, paid)).toEqual(on(day, [DUE]));
  });
});

describe("several premiums that are overdue", () => {
  it("each count by the day on which they were paid: the oldest in grace keeps the cover", () => {
    const [first, second] = monthly;
    expect(on("2026-04-20", [first, "2026-04-09"], [second]).arrears).toEqual({
      at: "grace",
      since: addDays(second, 1),
      until: addDays(second, 30),
    });
  });
  it("restore a suspended cover together: a part of them does not, nor does it give more time", () => {
    const [first, second, third] = monthly;
    const part = on("2026-05-20", [first, "2026-05-15"], [second], [third]);
    expect(part.arrears).toEqual({ at: "suspended", since: addDays(GRACE_ENDS, 1), until: RESTORE_ENDS });
    expect(on(addDays(RESTORE_ENDS, 1), [first, "2026-05-15"], [second]).arrears).toMatchObject({ at: "ended" });
    const whole = on("2026-05-21", [first, "2026-05-15"], [second, "2026-05-20"], [third, "2026-05-20"]);
    expect(whole).toEqual({ arrears: { at: "clear", since: "2026-05-21" }, gaps: [{ from: addDays(GRACE_ENDS, 1), to: "2026-05-20" }] });
  });
  it("that are missed repeatedly leave a gap each", () => {
    const { gaps, arrears } = on(
      "2027-12-01",
      [monthly[0], "2026-06-09"],
      [monthly[1], "2026-06-09"],
      [monthly[2], "2026-06-09"],
      [monthly[3], "2026-08-01"],
    );
    expect(gaps).toEqual([
      { from: "2026-04-10", to: "2026-06-09" },
      { from: "2026-07-11", to: "2026-08-01" },
    ]);
    expect(arrears.at).toBe("clear");
  });
});

it("a first premium that never came has covered nothing, so that no gap is shown, and the contract still ends", () => {
  const never = (day: string) => arrearsOf([{ dueDate: DUE, paidOn: undefined }], { terms, endDate, holds: [], day });
  expect(never(addDays(GRACE_ENDS, 1)).gaps).toEqual([]);
  expect(never(addDays(RESTORE_ENDS, 1))).toEqual({ arrears: { at: "ended", since: addDays(RESTORE_ENDS, 1) }, gaps: [] });
});

describe("a term that ends", () => {
  const until = (last: string, day: string) =>
    arrearsOf(
      [
        { dueDate: "2026-01-01", paidOn: "2026-01-01" },
        { dueDate: DUE, paidOn: undefined },
      ],
      { terms, endDate: last, holds: [], day },
    );
  it("within the days of grace ends covered", () => {
    expect(until(GRACE_ENDS, "2027-01-01").gaps).toEqual([]);
  });
  it("while the cover is suspended ends the suspension with it, and says so before", () => {
    const last = addDays(GRACE_ENDS, 20);
    expect(until(last, addDays(last, -1)).arrears).toMatchObject({ at: "suspended", until: addDays(last, -1) });
    expect(until(last, last).arrears).toEqual({ at: "ended", since: last });
  });
});
