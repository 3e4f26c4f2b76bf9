import { addDays, addMonths } from "@shanyraq/rules";
import { describe, expect, it } from "vitest";
import { held, issued, paid, positionOn, seen, START, termsIn } from "../../testing/contracts/contract-events.ts";
import { benefitsOf } from "./benefits.ts";
import { imbalanceOf } from "./money/accounts.ts";

describe("a first premium that comes once its contract would have lapsed", () => {
  it.each([120, 121, 200, 400])("starts a pension, even if its transfer takes %i days", (days) => {
    const terms = termsIn("pension-annuity");
    const came = addDays(START, days);
    const events = [issued(terms), paid(came, terms.instalment)];
    const day = addMonths(came, 3);
    expect(seen(events, day).status).toBe("active");
    const owed = benefitsOf(seen(events, day), day).filter(({ dueOn }) => dueOn <= day);
    expect(owed.length).toBeGreaterThan(0);
    expect(owed[0]?.dueOn).toBe(came);
    expect(positionOn(events, day)).toMatchObject({ refundOwed: 0, benefitOwed: owed.reduce((sum, { amount }) => sum + amount, 0) });
    expect(imbalanceOf(positionOn(events, day))).toBeUndefined();
  });
  it("for a pension in parts waits for the rest, and gives none of it back meanwhile", () => {
    const terms = termsIn("pension-annuity");
    const part = 150_000_000;
    const [first, rest] = [paid(START, part), paid(addDays(START, 200), terms.instalment - part)];
    const [before, after] = [addDays(START, 199), addDays(START, 201)];
    expect(seen([issued(terms), first], before).status).toBe("awaiting_payment");
    expect(held(positionOn([issued(terms), first], before))).toEqual({ received: part, part });
    expect(seen([issued(terms), first, rest], after).status).toBe("active");
    expect(positionOn([issued(terms), first, rest], after)).toMatchObject({ part: 0, refundOwed: 0 });
  });
  it("for a pension without any transfer does not keep it from lapsing", () => {
    expect(seen([issued(termsIn("pension-annuity"))], addDays(START, 200)).status).toBe("lapsed");
  });
  it("buys nothing for another contract and is owed back whole", () => {
    const terms = termsIn("term-life", { frequency: "annual", term: "10" });
    const events = [issued(terms), paid(addDays(START, 200), terms.instalment)];
    const day = addDays(START, 210);
    expect(seen(events, day).status).toBe("lapsed");
    expect(held(positionOn(events, day))).toEqual({ received: terms.instalment, refundOwed: terms.instalment });
  });
});
