import type { MaturityRefusal } from "@shanyraq/calls/vocabulary";
import type { Kysely } from "kysely";
import type { TextId, TextValues } from "@shanyraq/i18n/text";
import { addDays } from "@shanyraq/rules";
import type { Tables } from "../../platform/database/tables.ts";
import { benefitsOf, openBenefits } from "../ledger/benefits.ts";
import type { HeldContract } from "../ledger/read.ts";
import { shownDate } from "../../platform/messages/shown.ts";
import { blockerOf } from "../open-items/blocker-of.ts";
import type { OpenItem } from "../open-items/open-item.ts";
import { awaitsAccount, payoutsOfMaturity } from "../payouts/returned-payouts.ts";
import { maturityTermsOf } from "../products/maturity-policy.ts";
import { today } from "../../platform/server/moment.ts";

export interface AccountBlocker {
  readonly reason: MaturityRefusal;
  readonly id: TextId;
  readonly values?: TextValues;
  /** The open item that blocks it. */
  readonly item?: OpenItem;
}

/** The day from which the owner of a contract is asked where to pay what falls due on another. */
export const askedBefore = ({ terms }: HeldContract["view"], dueOn: string, day: string): string =>
  addDays(dueOn, -maturityTermsOf(terms.product, day).askDays);

/** The day from which the owner of a contract is asked about its end, or about what is already owed. */
export const askedFrom = (view: HeldContract["view"], day: string): string =>
  askedBefore(view, openBenefits(view, day)[0]?.dueOn ?? benefitsOf(view, day)[0]?.dueOn ?? view.terms.endDate, day);

function ownBlocker({ view }: HeldContract, day: string): AccountBlocker | undefined {
  if (benefitsOf(view, day).length === 0) return { reason: "nothing", id: "maturity.refused.nothing" };
  const open = openBenefits(view, day);
  if (open.length === 0) return { reason: "paid", id: "maturity.refused.paid" };
  // What a deceased owner leaves is claimed by their survivors.
  if (open.every(({ to }) => to !== "owner")) return { reason: "claim", id: "maturity.refused.claim" };
  // A legal entity is paid to an account of its own, which cannot be named by an SMS to one of its people.
  if (view.subjects?.bin !== undefined) return { reason: "company", id: "maturity.refused.company" };
  const from = askedFrom(view, day);
  return day < from ? { reason: "early", id: "maturity.refused.early", values: { date: shownDate(from) } } : undefined;
}

/** Why the owner of a contract cannot name an account for what falls due now; undefined when they can. */
export async function accountBlocker(db: Kysely<Tables>, held: HeldContract, now: number): Promise<AccountBlocker | undefined> {
  // Of a contract that has ended money came back: it is owed whatever else is open.
  const ofEnd = await payoutsOfMaturity(db, held.id);
  if (awaitsAccount(ofEnd)) return undefined;
  if (ofEnd.length > 0 && openBenefits(held.view, today(now)).length === 0) return { reason: "paid", id: "maturity.refused.ended" };
  return ownBlocker(held, today(now)) ?? (await blockerOf(db, "nameAccount", held.id, now));
}
