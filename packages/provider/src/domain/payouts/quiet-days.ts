import type { TextId, TextValues } from "@shanyraq/i18n/text";
import { addDays } from "@shanyraq/rules";
import { shownDate } from "../../platform/messages/shown.ts";
import type { SignedIn } from "../../platform/server/context.ts";
import { today } from "../../platform/server/moment.ts";

/** Days after a changed phone or password within which money goes to no new account, unless the operator sets another number. */
export const DEFAULT_QUIET_DAYS = 3;

/** Whether money of this customer has arrived on an account before their phone or password was changed. */
async function isKnownAccount({ customer, db }: SignedIn, iban: string, changedAt: string): Promise<boolean> {
  const paid = await db
    .selectFrom("payout")
    .innerJoin("contract", "contract.id", "payout.contract_id")
    .select("payout.id")
    .where("contract.customer_id", "=", customer.id)
    .where("payout.iban", "=", iban)
    .where("payout.state", "=", "paid")
    // The money of a claim went to the payees that it names.
    .where("payout.claim_share_id", "is", null)
    .where("payout.ended_at", "<", changedAt)
    .limit(1)
    .executeTakeFirst();
  return paid !== undefined;
}

/**
 * Why no money is sent to an account yet: a person who has taken over a phone or a password requests another account next. A signature proves more than both,
 * and an account that was paid before is the owner's.
 * @param iban as it is kept, without spaces.
 */
export async function quietBlocker(
  context: SignedIn,
  iban: string,
): Promise<{ readonly id: TextId; readonly values: TextValues } | undefined> {
  const { customer, db, now, services, session } = context;
  const days = services.payoutQuietDays ?? DEFAULT_QUIET_DAYS;
  if (days === 0 || session.byKey) return undefined;
  const { at } = await db
    .selectFrom("credential_change")
    .select(({ fn }) => fn.max("at").as("at"))
    .where("customer_id", "=", customer.id)
    .executeTakeFirstOrThrow();
  if (at === null) return undefined;
  const until = addDays(today(Date.parse(at)), days);
  if (today(now) >= until || (await isKnownAccount(context, iban, at))) return undefined;
  return { id: "error.payout.quiet", values: { date: shownDate(until) } };
}
