import { addDays, addMonths } from "@shanyraq/rules";
import { describe, expect, it } from "vitest";
import { held, issued, paid, positionOn, seen, START, termsIn } from "../testing/contract-events.ts";
import { benefitsOf } from "./benefits.ts";
import { imbalanceOf } from "./money/accounts.ts";

describe("a first premium that comes once its contract would have lapsed", () => {
  it.each([120, 121, 200, 400])("is the beginning of a pension, though its transfer takes %i days", (days) => {
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
  it("of a pension that no transfer has come for does not keep it from lapsing", () => {
    expect(seen([issued(termsIn("pension-annuity"))], addDays(START, 200)).status).toBe("lapsed");
  });
  it("buys nothing of another contract and is owed back whole", () => {
    const terms = termsIn("term-life", { frequency: "annual", term: "10" });
    const events = [issued(terms), paid(addDays(START, 200), terms.instalment)];
    const day = addDays(START, 210);
    expect(seen(events, day).status).toBe("lapsed");
    expect(held(positionOn(events, day))).toEqual({ received: terms.instalment, refundOwed: terms.instalment });
  });
});
