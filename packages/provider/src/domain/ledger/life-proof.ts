import { addMonths } from "@shanyraq/rules";
import { lifeProofTermsOf } from "../products/life-proof-policy.ts";
import { leftOf, openBenefits, type Benefit } from "./benefits.ts";
import type { ContractView } from "./fold.ts";

/** The last day of payments that need no further proof of life; undefined when the contract requires none. */
export function provedUntil(view: ContractView): string | undefined {
  const terms = lifeProofTermsOf(view.terms.product, view.issuedOn);
  if (!terms || view.diedOn !== undefined) return undefined;
  const from = view.dues.at(-1)?.paidOn ?? view.issuedOn;
  return addMonths(view.aliveOn !== undefined && view.aliveOn > from ? view.aliveOn : from, terms.months);
}

/** Whether a payment is owed and waits until the annuitant has shown that they are alive. */
export function waitsForProof(view: ContractView, { to, dueOn, whileAlive }: Benefit): boolean {
  const until = provedUntil(view);
  if (until === undefined || to !== "owner" || dueOn <= until) return false;
  return whileAlive === true || lifeProofTermsOf(view.terms.product, view.issuedOn)?.guaranteedToo === true;
}

/** What is owed by a day and may go to the owner's account: it waits for no proof, and its owner lives. */
export const payableBenefits = (view: ContractView, day: string): readonly Benefit[] =>
  openBenefits(view, day).filter((one) => one.dueOn <= day && one.to === "owner" && !waitsForProof(view, one));

/** The first payment, owed or to come, that waits for a proof, and the total that waits by a day; undefined when no payment does. */
export function waitingForProof(view: ContractView, day: string): { readonly from: string; readonly owed: number } | undefined {
  const waiting = openBenefits(view, day).filter((one) => waitsForProof(view, one));
  const [first] = waiting;
  return first && { from: first.dueOn, owed: waiting.reduce((sum, one) => (one.dueOn <= day ? sum + leftOf(one) : sum), 0) };
}
