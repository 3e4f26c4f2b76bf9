import { addDays, addMonths, tiynOf } from "@shanyraq/rules";
import { describe, expect, it } from "vitest";
import type { ContractEvent } from "../../platform/database/records/contract-event.ts";
import { benefitsOf } from "../ledger/benefits.ts";
import { imbalanceOf } from "../ledger/money/accounts.ts";
import { quoteTermination } from "../terminations/quote-termination.ts";
import { at, died, held, issued, paid, positionOn, seen, START, termsIn } from "../../testing/contracts/contract-events.ts";

describe("the death of the insured person", () => {
  const year = addMonths(START, 12);
  it("leaves what was paid for later days owed to their survivors, and requests no more premiums", () => {
    const terms = termsIn("senim", { frequency: "annual", term: "10", by: "sumAssured" });
    const events = [issued(terms), paid(START, 3 * terms.instalment + 5_000), died(addDays(year, 40), addDays(year, 10))];
    const day = addMonths(START, 40);
    const view = seen(events, day);
    expect(view).toMatchObject({ status: "active", next: undefined, coming: undefined, overdue: 0, missing: 0 });
    const back = terms.instalment + 5_000;
    expect(benefitsOf(view, terms.endDate)).toEqual([{ dueOn: addDays(year, 10), of: "refund", to: "survivors", amount: back, paid: 0 }]);
    expect(held(positionOn(events, day))).toEqual({
      received: 3 * terms.instalment + 5_000,
      earned: 2 * terms.instalment,
      refundOwed: back,
    });
  });
  it("on the day of a premium leaves that premium to the insurer: its period had started", () => {
    const terms = termsIn("senim", { frequency: "annual", term: "10", by: "sumAssured" });
    const events = [issued(terms), paid(START, 3 * terms.instalment), died(year, year)];
    expect(positionOn(events, year)).toMatchObject({ earned: 2 * terms.instalment, refundOwed: terms.instalment });
  });
  it("on the day of an unpaid premium leaves it missing from the next day on", () => {
    const terms = termsIn("term-life", { frequency: "annual", term: "10" });
    const events = [issued(terms), paid(START, terms.instalment), died(addDays(year, 30), year)];
    expect(seen(events, year)).toMatchObject({ status: "active", missing: 0 });
    for (const later of [31, 300])
      expect(seen(events, addDays(year, later))).toMatchObject({
        status: "overdue",
        overdue: 0,
        next: undefined,
        missing: terms.instalment,
      });
  });
  it("in the days of grace keeps the cover for good, less the missing premium", () => {
    const terms = termsIn("term-life", { frequency: "annual", term: "10" });
    const events = [issued(terms), paid(START, terms.instalment), died(addDays(year, 200), addDays(year, 10))];
    expect(seen(events, addDays(year, 300))).toMatchObject({ status: "overdue", overdue: 0, next: undefined, missing: terms.instalment });
  });
  it("in the days of grace leaves nothing missing once the money that arrived before the report has paid it", () => {
    const terms = termsIn("term-life", { frequency: "annual", term: "10" });
    const events = [
      issued(terms),
      paid(START, terms.instalment),
      paid(addDays(year, 25), terms.instalment),
      died(addDays(year, 200), addDays(year, 10)),
    ];
    expect(seen(events, addDays(year, 20))).toMatchObject({ status: "overdue", missing: terms.instalment });
    expect(seen(events, addDays(year, 300))).toMatchObject({ status: "active", missing: 0 });
  });
  it("while cover is suspended changes nothing: the contract lapses on its day", () => {
    const terms = termsIn("term-life", { frequency: "annual", term: "10" });
    const events = [issued(terms), paid(START, terms.instalment), died(addDays(year, 80), addDays(year, 80))];
    expect(seen(events, addDays(year, 300)).status).toBe("lapsed");
  });
  it("while cover is suspended leaves everything paid before its report owed back: nothing is restored", () => {
    const terms = termsIn("term-life", { frequency: "annual", term: "10" });
    const came = addDays(year, 40);
    const events = [issued(terms), paid(START, terms.instalment), paid(came, terms.instalment), died(addDays(year, 60), addDays(year, 35))];
    const lapsed = addDays(year, 700);
    const view = seen(events, lapsed);
    expect(view.status).toBe("lapsed");
    expect(benefitsOf(view, lapsed)).toEqual([{ dueOn: came, of: "refund", to: "survivors", amount: terms.instalment, paid: 0 }]);
    expect(held(positionOn(events, lapsed))).toEqual({
      received: 2 * terms.instalment,
      earned: terms.instalment,
      refundOwed: terms.instalment,
    });
  });
  it("after savings have fallen due leaves their sum to the survivors, whose account is requested by a claim", () => {
    const terms = termsIn("senim", { frequency: "single", term: "10", by: "sumAssured" });
    const events = [issued(terms), paid(START, terms.instalment), died(addDays(terms.endDate, 9), addDays(terms.endDate, 1))];
    expect(benefitsOf(seen(events, addDays(terms.endDate, 9)), terms.endDate)).toMatchObject([{ dueOn: terms.endDate, to: "survivors" }]);
  });
  it("of the payer ends the premiums of an education, and its sums fall due as agreed", () => {
    const terms = termsIn("education", { frequency: "annual", term: "10" });
    const events = [issued(terms), paid(START, terms.instalment), died(addDays(START, 30), addDays(START, 20))];
    const view = seen(events, terms.endDate);
    expect(view).toMatchObject({ status: "matured", missing: 0 });
    expect(benefitsOf(view, terms.endDate)[0]).toMatchObject({ dueOn: terms.endDate, amount: tiynOf(terms.sumAssured), to: "survivors" });
    expect(imbalanceOf(positionOn(events, terms.endDate))).toBeUndefined();
  });
  it("reported after the contract was ended changes nothing of what came back", () => {
    const terms = termsIn("term-life", { frequency: "annual", term: "10" });
    const before = [issued(terms), paid(START, 2 * terms.instalment)];
    const day = addMonths(START, 6);
    const end = quoteTermination(seen(before, day), day);
    if (!end) throw new Error("it can be ended");
    const ended = [...before, { kind: "terminated", at: at(day), data: { surrender: end.back, parts: end.parts } } as ContractEvent];
    expect(positionOn([...ended, died(addDays(day, 5), addDays(day, -5))], addDays(day, 9))).toEqual(positionOn(ended, addDays(day, 9)));
  });
});
