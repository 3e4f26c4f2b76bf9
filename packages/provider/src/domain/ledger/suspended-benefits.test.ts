import { addDays, addMonths } from "@shanyraq/rules";
import { describe, expect, it } from "vitest";
import type { ContractEvent } from "../../platform/database/records/contract-event.ts";
import { price } from "../products/price.ts";
import { scheduledOf } from "./benefits.ts";
import { fold } from "./fold.ts";

const START = "2024-01-31";
const priced = price(
  { product: "senim", sex: "male", birthDate: "1990-01-01", term: "5", sumAssured: "6000000", frequency: "annual" },
  START,
);
if (!priced.ok) throw new Error(priced.refused.id);
const { terms } = priced;
const noon = (day: string) => `${day}T07:00:00Z`;
/** Every premium came but the last, which fell due a year before the end of the term. */
const events: readonly ContractEvent[] = [
  { kind: "issued", at: noon(START), data: { terms, insured: "А", beneficiaries: [] } },
  ...[0, 12, 24, 36].map((months): ContractEvent => {
    const day = addMonths(START, months);
    return { kind: "premiumPaid", at: noon(day), data: { receipt: day, amount: terms.instalment, method: "Kaspi QR" } };
  }),
];
const on = (day: string) => {
  const view = fold(events, day);
  if (!view) throw new Error("no contract");
  return { view, amounts: scheduledOf(view, day).map(({ dueOn, amount }) => ({ dueOn, amount })) };
};

describe("savings whose cover is suspended up to the end of their term", () => {
  const lastDue = addMonths(START, 48);
  const suspendedOn = addDays(lastDue, 100);

  it("promise the sum that will be paid if nothing more comes", () => {
    const { view, amounts } = on(suspendedOn);
    expect(view.status).toBe("suspended");
    expect(amounts).toEqual(on(addDays(terms.endDate, 1)).amounts);
    expect(amounts[0]?.amount).toBe(view.sumIfUnpaid);
  });
  it("promise the whole sum less the missing premium while the cover continues", () => {
    const { view, amounts } = on(addDays(lastDue, 10));
    expect([view.status, amounts[0]?.amount]).toEqual(["overdue", 6_000_000_00 - terms.instalment]);
  });
});
