import { describe, expect, it } from "vitest";
import { liveStory } from "../../full/lives/second-program/live-story.ts";
import type { Act, Story } from "../../full/lives/story.ts";

const person = { sex: "male", birthDate: "1986-05-10" } as const;
const story = (line: string, applied: string, answers: Story["answers"], acts: readonly Act[]): Story => ({
  seed: 0,
  line,
  applied,
  person,
  answers: { ...person, ...answers },
  acts,
});
const look = (on: string): Act => ({ on, do: "look" });
const pay = (on: string, tiyn: number): Act => ({ on, do: "pay", tiyn });

/** Trauma for 1,000,000 tenge: 0.63 % a year, a quarter of it 0.0063 * 0.2575 * 1,000,000 = 1,622 tenge. */
const trauma = { covers: ["trauma"], term: "2", frequency: "quarterly", sumAssured: "1000000" };
const QUARTER = 162_200;

describe("lives of contracts, reckoned by hand", () => {
  it("keeps the last day of a month in the calendar of premiums", () => {
    const { dues } = liveStory(story("accident", "2026-08-31", trauma, [pay("2026-08-31", QUARTER)]));
    expect(dues.slice(0, 5).map(({ dueDate }) => dueDate)).toEqual(["2026-08-31", "2026-11-30", "2027-02-28", "2027-05-31", "2027-08-31"]);
  });

  it("gives everything back on the fourteenth day and premiums ahead alone on the fifteenth", () => {
    const acts = [pay("2026-03-01", QUARTER), pay("2026-03-02", QUARTER + 100), look("2026-03-15"), look("2026-03-16")];
    const { sights } = liveStory(story("accident", "2026-03-01", trauma, acts));
    expect(sights.map(({ ahead, part, endGives }) => ({ ahead, part, endGives }))).toEqual([
      { ahead: QUARTER + 100, part: 0, endGives: 2 * QUARTER + 100 },
      { ahead: QUARTER + 100, part: 0, endGives: QUARTER + 100 },
    ]);
  });

  it("covers thirty days, can be restored for ninety, and owes a part back where it lapses", () => {
    // Due on 1 June: cover to 1 July, restoration to 29 September.
    const days = ["2026-06-01", "2026-06-02", "2026-07-01", "2026-07-02", "2026-09-29", "2026-09-30"];
    const acts = [pay("2026-03-01", QUARTER), pay("2026-06-01", 50_000), ...days.map(look)];
    const { sights } = liveStory(story("accident", "2026-03-01", trauma, acts));
    expect(sights.map(({ status, part, refundOwed }) => `${status} ${part} ${refundOwed}`)).toEqual([
      "active 50000 0",
      "overdue 50000 0",
      "overdue 50000 0",
      "suspended 50000 0",
      "suspended 50000 0",
      "lapsed 0 50000",
    ]);
  });

  it("owes back what is paid ahead beyond all premiums of a lower sum", () => {
    // All of two years is paid; half the sum costs 811 tenge a quarter (0.0063 * 0.2575 * 500,000 = 811.1) from 1 March 2027.
    const acts: Act[] = [
      pay("2026-03-01", QUARTER),
      pay("2026-03-02", 7 * QUARTER),
      { on: "2026-06-01", do: "change", to: { sumAssured: "500000" } },
      look("2026-06-01"),
    ];
    const { sights, dues } = liveStory(story("accident", "2026-03-01", trauma, acts));
    expect(dues.map(({ amount }) => amount)).toEqual([QUARTER, QUARTER, QUARTER, QUARTER, 81_100, 81_100, 81_100, 81_100]);
    expect(sights).toMatchObject([{ ahead: 2 * QUARTER + 4 * 81_100, part: 0, refundOwed: 4 * (QUARTER - 81_100) }]);
  });

  it("keeps a quarter of the unused premium of migrants, and orders the rest on the day", () => {
    // 4325 * 4 * 0.40 = 6,920 tenge for 92 days from 1 March; on 1 April 61 of them are unused: 6,920 * 0.75 * 61 / 92 = 3,441.20.
    const answers = { citizenship: "UZ", months: "3", persons: [{ name: "A", birthDate: "1996-01-01", programme: "basic" }] };
    const acts: Act[] = [pay("2026-03-01", 692_000), { on: "2026-04-01", do: "end" }, look("2026-04-01")];
    const { sights, orders } = liveStory(story("migrant-vms", "2026-03-01", answers, acts));
    expect(orders).toEqual([{ on: "2026-04-01", tiyn: 344_120 }]);
    expect(sights).toMatchObject([{ status: "terminated", paidOut: 344_120, endGives: undefined }]);
  });

  it("counts nothing of a first premium that comes after the promised thirty days", () => {
    const acts = [pay("2026-04-01", QUARTER), look("2026-04-01")];
    expect(liveStory(story("accident", "2026-03-01", trauma, acts)).sights).toMatchObject([{ status: "none", received: 0 }]);
  });

  it("refuses answers that the tariff does not take", () => {
    const { instalment, sights } = liveStory(story("accident", "2026-03-01", { ...trauma, term: "21" }, [look("2026-03-01")]));
    expect({ instalment, status: sights[0]?.status }).toEqual({ instalment: 0, status: "refused" });
  });
});
