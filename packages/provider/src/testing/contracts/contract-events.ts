import { accounts } from "../../platform/database/records/account.ts";
import type { ContractEvent } from "../../platform/database/records/contract-event.ts";
import type { Calculation, Terms } from "../../platform/database/records/terms.ts";
import { fold, type ContractView } from "../../domain/ledger/fold.ts";
import type { Position } from "../../domain/ledger/money/accounts.ts";
import { positionOf } from "../../domain/ledger/money/position-of.ts";
import { lines } from "../../domain/products/lines/index.ts";
import { price } from "../../domain/products/price.ts";
import { suggestedForm } from "../../domain/products/suggested-form.ts";

/** The day on which these contracts begin. */
export const START = "2026-01-31";
/** No orders at the bank. */
export const NONE = { due: [], end: [] };
/** A moment of a day. */
export const at = (day: string) => `${day}T07:00:00.000Z`;

/** The terms of a product's suggested form; undefined when it has no price. */
export function termsOf(product: string, more: Partial<Calculation> = {}, startDate = START): Terms | undefined {
  const line = lines.find(({ slug }) => slug === product);
  const form = line && { ...suggestedForm(line), product, ...more };
  const priced = form && price(form, startDate);
  return priced?.ok ? priced.terms : undefined;
}
/** The same, of a form that has one. */
export function termsIn(product: string, more: Partial<Calculation> = {}): Terms {
  const terms = termsOf(product, more);
  if (!terms) throw new Error(`${product} has no price`);
  return terms;
}
export const issued = (terms: Terms): ContractEvent => ({
  kind: "issued",
  at: at(terms.startDate),
  data: { terms, insured: "А", beneficiaries: [] },
});
export const paid = (on: string, amount: number): ContractEvent => ({
  kind: "premiumPaid",
  at: at(on),
  data: { receipt: on, amount, method: "Kaspi QR" },
});
export const lowered = (on: string, terms: Terms, from: string): ContractEvent => ({
  kind: "changed",
  at: at(on),
  data: { number: on, from, change: { kind: "sumAssured", terms } },
});
export const seen = (events: readonly ContractEvent[], day: string): ContractView => {
  const view = fold(events, day);
  if (!view) throw new Error("no contract");
  return view;
};
export const positionOn = (events: readonly ContractEvent[], day: string): Position => positionOf(seen(events, day), day, NONE);
/** Accounts that hold something, by name. */
export const held = (position: Position) =>
  Object.fromEntries(accounts.flatMap((account) => (position[account] === 0 ? [] : [[account, position[account]]])));

/** The report of a death on a day, with the day of the death. */
export const died = (day: string, on: string): ContractEvent => ({ kind: "insuredDied", at: at(day), data: { day: on } });
