import type { MaturityRefusal } from "@shanyraq/calls/vocabulary";
import type { TextId, TextValues } from "@shanyraq/i18n/text";
import { addDays } from "@shanyraq/rules";
import { benefitsOf, openBenefits } from "../ledger/benefits.ts";
import type { HeldContract } from "../ledger/read.ts";
import { shownDate } from "../messages/shown.ts";
import { maturityTermsOf } from "../products/maturity-policy.ts";

interface WhyNot {
  readonly reason: MaturityRefusal;
  readonly id: TextId;
  readonly values?: TextValues;
}

/** The day from which the owner of a contract is asked about its end. */
export const askedFrom = ({ terms }: HeldContract["view"], day: string): string =>
  addDays(terms.endDate, -maturityTermsOf(terms.product, day).askDays);

/** Why nobody is asked now where a contract is paid out to; undefined where its owner may say it. */
export function whyNot({ view }: HeldContract, day: string): WhyNot | undefined {
  if (benefitsOf(view).length === 0) return { reason: "nothing", id: "maturity.refused.nothing" };
  if (openBenefits(view).length === 0) return { reason: "paid", id: "maturity.refused.paid" };
  // A legal entity is paid to an account of its own, which an SMS to one of its people does not tell.
  if (view.subjects?.bin !== undefined) return { reason: "company", id: "maturity.refused.company" };
  const from = askedFrom(view, day);
  return day < from ? { reason: "early", id: "maturity.refused.early", values: { date: shownDate(from) } } : undefined;
}
