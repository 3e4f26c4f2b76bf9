import { addDays, addMonths, tiynOf } from "@shanyraq/rules";
import { describe, expect, it } from "vitest";
import type { Beneficiary, ContractEvent, EventData, Subjects } from "../../platform/database/records/contract-event.ts";
import type { Calculation, Terms } from "../../platform/database/records/terms.ts";
import { claimBenefitsOf, scheduledOf } from "../ledger/benefits.ts";
import { imbalanceOf } from "../ledger/money/accounts.ts";
import { at, died, held, issued, paid, positionOn, seen, START, termsIn } from "../../testing/contracts/contract-events.ts";
import { assessClaim, type AssessedClaim, type ClaimedEvent } from "./assess-claim.ts";

const YEAR = addMonths(START, 12);
const now = (day: string) => Date.parse(at(day));
const yearly = (product: string, more: Partial<Calculation> = {}) => termsIn(product, { frequency: "annual", term: "10", ...more });
const named: readonly Beneficiary[] = [
  { name: "Волкова Анна", relation: "spouse", birthDate: "1985-03-02", share: 50 },
  { name: "Волков Егор", relation: "child", birthDate: "2015-03-02", share: 50 },
];
const concluded = (terms: Terms, subjects?: Partial<Subjects>, beneficiaries = named): ContractEvent => {
  const event = issued(terms);
  if (event.kind !== "issued") throw new Error("a contract begins with its issue");
  return { ...event, data: { ...event.data, beneficiaries, subjects: { policyholder: "А", iin: "910101300000", ...subjects } } };
};
const death = (day: string, byAccident = false): ClaimedEvent => ({ event: "death", day, byAccident });
const assessed = (events: readonly ContractEvent[], claimed: ClaimedEvent, on = addDays(claimed.day, 40)): AssessedClaim => {
  const found = assessClaim(events, claimed, now(on));
  if (!found.ok) throw new Error(found.blocker);
  return found.value;
};
const blocker = (events: readonly ContractEvent[], claimed: ClaimedEvent, on = addDays(claimed.day, 40)) => {
  const found = assessClaim(events, claimed, now(on));
  return found.ok ? undefined : found.blocker;
};
/** What is written once the claim was accepted on a day. */
const accepted = (value: AssessedClaim, on: string): readonly ContractEvent[] => {
  const { event, day, contract, setOff, payees } = value;
  const shares = payees.map(({ kind, name, amount }, index) => ({ id: `s${index}`, kind, name, amount }));
  const data: EventData["claimAccepted"] = { claim: "O-1", event, day, contract, setOff, shares };
  return [...(event === "death" ? [died(on, day)] : []), { kind: "claimAccepted", at: at(on), data }];
};

describe("the sum of a death", () => {
  const terms = yearly("term-life");
  const sum = tiynOf(terms.sumAssured) ?? 0;

  it("is what the contract is for, divided among those that it names", () => {
    const found = assessed([concluded(terms), paid(START, terms.instalment)], death(addDays(START, 100)));
    expect(found).toMatchObject({ contract: "ends", sum, setOff: 0 });
    expect(found.payees).toEqual([
      { kind: "beneficiary", name: "Волкова Анна", birthDate: "1985-03-02", percent: 50, amount: sum / 2 },
      { kind: "beneficiary", name: "Волков Егор", birthDate: "2015-03-02", percent: 50, amount: sum / 2 },
    ]);
  });
  it("is owed from the first day of the contract on", () => {
    expect(assessed([concluded(terms), paid(START, terms.instalment)], death(START)).sum).toBe(sum);
  });
  it("is the heirs' where nobody is named", () => {
    const found = assessed([concluded(terms, {}, []), paid(START, terms.instalment)], death(addDays(START, 100)));
    expect(found.payees).toEqual([{ kind: "heirs", name: "", amount: sum }]);
  });
  it("goes to those who were named on its day, whoever is named later", () => {
    const day = addDays(START, 100);
    const change = { kind: "beneficiaries", beneficiaries: [{ ...named[0], share: 100 }] } as EventData["changed"]["change"];
    const later: ContractEvent = { kind: "changed", at: at(addDays(day, 2)), data: { number: "1", from: addDays(day, 2), change } };
    expect(assessed([concluded(terms), paid(START, terms.instalment), later], death(day)).payees).toHaveLength(2);
  });
  it("is paid less the premium that was overdue in the days of grace", () => {
    const found = assessed([concluded(terms), paid(START, terms.instalment)], death(addDays(YEAR, 10)));
    expect(found).toMatchObject({ sum, setOff: terms.instalment });
    expect(found.payees.reduce((all, { amount }) => all + amount, 0)).toBe(sum - terms.instalment);
  });
  it.each([
    ["on the very day of a premium, which may still be paid then", 0, 0],
    ["on the day after", 1, terms.instalment],
  ])("of someone who died %s, is paid less what was overdue", (_, days, setOff) => {
    expect(assessed([concluded(terms), paid(START, terms.instalment)], death(addDays(YEAR, days)))).toMatchObject({ sum, setOff });
  });
  it("is paid whole where the overdue premium came before it was decided", () => {
    const day = addDays(YEAR, 10);
    const events = [concluded(terms), paid(START, terms.instalment), paid(addDays(day, 5), terms.instalment)];
    expect(assessed(events, death(day))).toMatchObject({ sum, setOff: 0 });
  });
  it("is with the cover for accidents only where it was one", () => {
    const more = yearly("term-life", { riders: ["accidentalDeath"] });
    const events = [concluded(more), paid(START, more.instalment)];
    expect(assessed(events, death(addDays(START, 5))).sum).toBe(sum);
    expect(assessed(events, death(addDays(START, 5), true)).sum).toBe(2 * sum);
  });
  it("of an accident policy is owed for an accident, and only where that cover was chosen", () => {
    const with_ = termsIn("accident", { covers: ["accidentalDeath"] });
    const without = termsIn("accident", { covers: ["trauma"] });
    const day = addDays(START, 20);
    expect(assessed([concluded(with_), paid(START, with_.instalment)], death(day, true)).sum).toBe(tiynOf(with_.sumAssured));
    expect(blocker([concluded(with_), paid(START, with_.instalment)], death(day))).toBe("notChosen");
    expect(blocker([concluded(without), paid(START, without.instalment)], death(day, true))).toBe("notChosen");
  });
  it("of a loan is what is left of it on the day, and the lender's", () => {
    const loan = termsIn("credit-life");
    const events = [concluded(loan, { loan: { bank: "Банк", number: "1", date: START } }), paid(START, loan.instalment)];
    const whole = tiynOf(loan.sumAssured) ?? 0;
    expect(assessed(events, death(addDays(START, 3))).payees).toEqual([{ kind: "lender", name: "Банк", amount: whole }]);
    const later = assessed(events, death(addMonths(START, 24))).sum;
    expect(later).toBeGreaterThan(0);
    expect(later).toBeLessThan(whole);
  });
  it("of savings that continue without premiums is the lower sum", () => {
    const senim = yearly("senim", { by: "sumAssured" });
    const events = [concluded(senim), ...[0, 12, 24].map((months) => paid(addMonths(START, months), senim.instalment))];
    const day = addMonths(START, 60);
    expect(seen(events, day).status).toBe("paid_up");
    const found = assessed(events, death(day));
    expect(found).toMatchObject({ sum: tiynOf(seen(events, day).sumAssured), setOff: 0 });
    expect(found.sum).toBeLessThan(tiynOf(senim.sumAssured) ?? 0);
  });
  it("of education gives no sum: premiums cease, and the contract continues to its day", () => {
    const terms_ = yearly("education");
    const events = [concluded(terms_), paid(START, terms_.instalment)];
    const day = addDays(START, 100);
    const found = assessed(events, death(day));
    expect(found).toMatchObject({ contract: "continues", sum: 0, payees: [] });
    const view = seen([...events, ...accepted(found, addDays(day, 9))], addMonths(START, 40));
    expect(view).toMatchObject({ status: "active", next: undefined });
    expect(scheduledOf(view, view.terms.endDate)).toHaveLength(1);
    expect(blocker([...events, ...accepted(found, addDays(day, 9))], death(day))).toBe("claimed");
  });
});

describe("the sum of an illness", () => {
  const terms = yearly("critical-illness");
  const ill = (day: string): ClaimedEvent => ({ event: "illness", day, byAccident: false });
  const events = [concluded(terms), paid(START, terms.instalment)];
  it("is the insured person's own, who is known by their number", () => {
    expect(assessed(events, ill(addMonths(START, 5))).payees).toEqual([
      { kind: "insured", name: "А", iin: "910101300000", amount: tiynOf(terms.sumAssured) },
    ]);
  });
  it("is not owed before the months of waiting are over, and is from the day after them", () => {
    expect(blocker(events, ill(addDays(addMonths(START, 3), -1)))).toBe("waiting");
    expect(blocker(events, ill(addMonths(START, 3)))).toBeUndefined();
  });
  it("ends the contract, and what was paid for later years is owed back to its living owner", () => {
    const more = [concluded(terms), paid(START, 3 * terms.instalment)];
    const found = assessed(more, ill(addMonths(START, 5)));
    const on = addMonths(START, 6);
    const after = [...more, ...accepted(found, on)];
    expect(seen(after, on)).toMatchObject({ status: "claimed", since: on, next: undefined });
    expect(seen(after, addMonths(START, 30)).status).toBe("claimed");
    expect(held(positionOn(after, on))).toEqual({
      received: 3 * terms.instalment,
      added: found.sum,
      earned: terms.instalment,
      refundOwed: 2 * terms.instalment,
      benefitOwed: found.sum,
    });
  });
});

describe("no sum is owed", () => {
  const terms = yearly("term-life");
  const events = [concluded(terms), paid(START, terms.instalment)];
  it.each([
    ["before its beginning", addDays(START, -1), "before"],
    ["in a gap of the cover", addDays(YEAR, 60), "gap"],
    ["after its end", terms.endDate, "after"],
  ] as const)("%s", (_, day, why) => {
    const whole = why === "after" ? [concluded(terms), paid(START, terms.totalPremium)] : events;
    expect(blocker(whole, death(day))).toBe(why);
  });
  it("before the first premium, or of an event that is not insured", () => {
    expect(blocker([concluded(terms)], death(addDays(START, 3)))).toBe("before");
    const illness = termsIn("critical-illness");
    expect(blocker([concluded(illness), paid(START, illness.instalment)], death(addDays(START, 3)))).toBe("notInsured");
    expect(blocker(events, { event: "injury", day: addDays(START, 3), byAccident: true })).toBe("notChosen");
  });
  it("twice", () => {
    const found = assessed(events, death(addDays(START, 9)));
    expect(blocker([...events, ...accepted(found, addDays(START, 20))], death(addDays(START, 9)))).toBe("claimed");
  });
  it("of what its owner has ended", () => {
    const end: ContractEvent = { kind: "terminated", at: at(addDays(START, 30)), data: { surrender: 0 } };
    expect(blocker([...events, end], death(addDays(START, 9)))).toBe("ended");
  });
  it("automatically once savings were paid out for a later day: a person computes it then", () => {
    const senim = yearly("senim", { by: "sumAssured" });
    const whole = [concluded(senim), paid(START, senim.totalPremium)];
    const out: ContractEvent = {
      kind: "benefitPaid",
      at: at(senim.endDate),
      data: { dueOn: senim.endDate, amount: tiynOf(senim.sumAssured) ?? 0, payout: "p" },
    };
    expect(blocker([...whole, out], death(addDays(senim.endDate, -9)))).toBe("paidSince");
  });
});

describe("every tiyn is in one account", () => {
  const cases = ["senim", "term-life", "accident", "credit-life"].flatMap((product) =>
    [0, 5_000, -5_000].flatMap((more) => [1, 2].map((years) => [product, years, more] as const)),
  );
  it.each(cases)("of %s paid for %i years and %i tiyn, from the death to the last order", (product, years, more) => {
    const terms = product === "credit-life" ? termsIn(product) : yearly(product, { covers: ["accidentalDeath"], by: "sumAssured" });
    const events = [concluded(terms, { loan: { bank: "Банк", number: "1", date: START } }), paid(START, terms.instalment)];
    if (terms.instalments > 1) events.push(paid(addDays(START, 9), Math.max(1, (years - 1) * terms.instalment + more)));
    const day = addDays(START, 380);
    const on = addDays(day, 12);
    const found = assessed(events, death(day, true), on);
    const allEvents = [...events, ...accepted(found, on)];
    expect(imbalanceOf(positionOn(allEvents, on))).toBeUndefined();
    const view = seen(allEvents, on);
    expect(claimBenefitsOf(view).reduce((sum, { amount }) => sum + amount, 0)).toBe(found.sum - found.setOff);
    const [share] = claimBenefitsOf(view);
    if (!share) throw new Error("nothing is owed");
    const moved = { dueOn: on, of: "claim" as const, share: share.id, amount: share.amount, payout: "p" };
    const ordered: ContractEvent = { kind: "benefitPaid", at: at(addDays(on, 1)), data: moved };
    const back: ContractEvent = { kind: "benefitReturned", at: at(addDays(on, 2)), data: moved };
    const later = seen([...allEvents, ordered], addDays(on, 1));
    expect(claimBenefitsOf(later)[0]).toMatchObject({ paid: share.amount });
    expect(imbalanceOf(positionOn([...allEvents, ordered], addDays(on, 1)))).toBeUndefined();
    expect(claimBenefitsOf(seen([...allEvents, ordered, back], addDays(on, 2)))[0]).toMatchObject({ paid: 0 });
    expect(imbalanceOf(positionOn([...allEvents, ordered, back], addDays(on, 2)))).toBeUndefined();
  });
});
