import { describe, expect, it } from "vitest";
import type { ContractEvent } from "../../platform/database/records/contract-event.ts";
import { addRunningDays, holdsOf, type Hold } from "./holds.ts";
import { arrearsOf } from "./arrears.ts";

const hold = (from: string, to?: string): Hold => ({ report: "O-1", from, to });
const LATE = "2027-01-01";
const holdEvent = (kind: "claimHeld" | "claimReleased", day: string, report = "O-1"): ContractEvent => ({
  kind,
  at: `${day}T07:00:00.000Z`,
  data: { report },
});

describe("days counted from another while a contract is on hold", () => {
  it.each([
    ["without a hold", [], "2026-03-31"],
    ["with one that ended before", [hold("2026-01-05", "2026-02-20")], "2026-03-31"],
    ["with one that begins later", [hold("2026-04-01", "2026-05-01")], "2026-03-31"],
    ["with one on a single day", [hold("2026-03-10", "2026-03-10")], "2026-04-01"],
    ["with one on the last day", [hold("2026-03-31", "2026-04-09")], "2026-04-10"],
    ["with one that began before the first", [hold("2026-02-20", "2026-03-05")], "2026-04-04"],
    ["with two, one within the other", [hold("2026-03-10", "2026-03-19"), hold("2026-03-12", "2026-03-14")], "2026-04-10"],
    [
      "with a second that begins in the days given back",
      [hold("2026-03-10", "2026-03-19"), hold("2026-04-08", "2026-04-09")],
      "2026-04-12",
    ],
  ] as const)("%s", (_, holds, end) => {
    expect(addRunningDays("2026-03-01", 30, holds, LATE)).toBe(end);
  });
  it("are moved by each day of a current hold", () => {
    expect(addRunningDays("2026-03-01", 30, [hold("2026-03-10")], "2026-03-12")).toBe("2026-04-03");
    expect(addRunningDays("2026-03-01", 30, [hold("2026-03-10", "2026-03-30")], "2026-03-12")).toBe("2026-04-03");
  });
});

it("a contract waits once for each report, from the day of the report to the day of its decision", () => {
  const events = [holdEvent("claimHeld", "2026-03-01"), holdEvent("claimHeld", "2026-03-02"), holdEvent("claimHeld", "2026-03-03", "O-2")];
  const released = [...events, holdEvent("claimReleased", "2026-03-09")];
  expect(holdsOf(released, LATE)).toEqual([hold("2026-03-01", "2026-03-09"), { report: "O-2", from: "2026-03-03", to: undefined }]);
  // Later events are not known.
  expect(holdsOf(released, "2026-03-02")).toEqual([hold("2026-03-01")]);
});

it("a premium in grace is not late while the contract is on hold, and has the rest of its days after it", () => {
  const on = (day: string, ...holds: readonly Hold[]) =>
    arrearsOf(
      [
        { dueDate: "2026-01-01", paidOn: "2026-01-01" },
        { dueDate: "2026-03-01", paidOn: undefined },
      ],
      { terms: { graceDays: 30, restoreDays: 90 }, endDate: "2036-01-01", holds, day },
    ).arrears;
  // Ten days of grace have passed, and twenty are left however long it takes.
  expect(on("2026-09-01", hold("2026-03-12"))).toMatchObject({ at: "grace", until: "2026-09-21" });
  expect(on("2026-09-21", hold("2026-03-12", "2026-09-01"))).toMatchObject({ at: "grace", until: "2026-09-21" });
  expect(on("2026-09-22", hold("2026-03-12", "2026-09-01"))).toMatchObject({ at: "suspended", since: "2026-09-22", until: "2026-12-20" });
  // A contract that had lost its cover before does not have it again, and has as many days to restore it.
  expect(on("2026-09-01", hold("2026-04-10"))).toMatchObject({ at: "suspended", since: "2026-04-01" });
});
