import { describe, expect, it } from "vitest";
import type { DatedClaim, DatedEvent } from "./dated-claim.ts";
import { outcomeOf } from "./dated-claim.ts";
import { figuresOf, openByAge } from "./figures-of.ts";
import { tookOf } from "./took.ts";

const DAY = "2026-11-30";
const event = (status: DatedEvent["status"], on: string): DatedEvent => ({ status, on });
const claim = (receivedOn: string, events: readonly DatedEvent[] = [], more: Partial<DatedClaim> = {}): DatedClaim => ({
  number: `OB-${receivedOn}`,
  product: "term-life",
  contract: "SH-2026-1",
  event: "death",
  eventOn: "2026-01-01",
  receivedOn,
  answerBy: "2026-11-20",
  events,
  isByRule: false,
  owed: 0,
  ordered: 0,
  paid: 0,
  returned: 0,
  paidOn: null,
  ...more,
});

describe("what became of a claim", () => {
  it.each([
    [[], "open"],
    [[event("decided", DAY)], "accepted"],
    [[event("withdrawn", DAY)], "withdrawn"],
    [[event("refused", DAY), event("reviewAsked", DAY)], "open"],
    [[event("refused", DAY), event("reviewAsked", DAY), event("decided", DAY)], "accepted"],
    [[event("refused", DAY), event("reviewAsked", DAY), event("refused", DAY)], "refused"],
  ])("is by its last decision (%#)", (events, outcome) => {
    expect(outcomeOf(claim("2026-11-01", events))).toBe(outcome);
  });
});

describe("figures of a year", () => {
  it("count each outcome, those of a rule, reviews, what is late, days and sums", () => {
    const claims = [
      claim("2026-11-01", [event("decided", "2026-11-01")], { isByRule: true, owed: 500, paid: 500, paidOn: "2026-11-02" }),
      claim("2026-11-02", [event("decided", "2026-11-06")], { owed: 300 }),
      claim("2026-11-03", [event("refused", "2026-11-13"), event("reviewAsked", "2026-11-14"), event("decided", "2026-11-25")], {
        owed: 200,
        paid: 200,
        paidOn: "2026-11-29",
      }),
      claim("2026-11-04", [event("withdrawn", "2026-11-10")]),
      claim("2026-11-05"),
    ];
    expect(figuresOf(claims, DAY)).toEqual({
      received: 5,
      accepted: 3,
      byRule: 1,
      refused: 0,
      answered: 0,
      withdrawn: 1,
      // The review that came after its day, and the undecided one.
      late: 2,
      reviews: 1,
      reviewsAccepted: 1,
      owed: 1_000,
      paid: 700,
      toDecision: { median: 4, worst: 10 },
      toMoney: { median: 26, worst: 26 },
    });
  });
  it("of nothing have no days", () => {
    expect(figuresOf([], DAY)).not.toHaveProperty("toDecision");
  });
});

it("undecided claims stand in the age that their days reach, and the others in none", () => {
  const days = ["2026-11-25", "2026-11-24", "2026-11-15", "2026-11-14", "2026-10-31", "2026-10-30"];
  const claims = [
    ...days.map((day) => claim(day, [], { answerBy: day === "2026-11-25" ? DAY : "2026-11-29" })),
    claim(DAY, [event("decided", DAY)]),
  ];
  expect(openByAge(claims, DAY)).toEqual([
    { age: "toFive", claims: 1, late: 0 },
    { age: "toFifteen", claims: 2, late: 2 },
    { age: "toThirty", claims: 2, late: 2 },
    { age: "longer", claims: 1, late: 1 },
  ]);
});

it.each([
  [[], undefined],
  [[7], { median: 7, worst: 7 }],
  [[9, 1, 4], { median: 4, worst: 9 }],
  [[1, 2, 3, 10], { median: 3, worst: 10 }],
])("of days the one in the middle and the longest are shown (%#)", (days, took) => {
  expect(tookOf(days)).toEqual(took);
});
