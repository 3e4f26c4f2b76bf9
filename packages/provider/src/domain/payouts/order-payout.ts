import type { Tiyn } from "@shanyraq/rules";
import type { Kysely } from "kysely";
import type { StoredAccount } from "../../platform/database/records/contract-event.ts";
import { post } from "../ledger/money/post.ts";
import type { Tables } from "../../platform/database/tables.ts";

interface Order {
  readonly id: string;
  /** The agreement or the request in which its owner named the account, or the share of a claim that is paid. */
  readonly follows: { readonly agreementId: string } | { readonly claimShareId: string };
  readonly contractId: string;
  readonly amount: Tiyn;
  readonly account: StoredAccount;
  /** For a sum that fell due without a claim: the day on which it did. */
  readonly dueOn?: string;
  /** The order that came back, whose place this one takes. */
  readonly replaces?: string;
  /** When, as the database writes moments. */
  readonly at: string;
}

/**
 * Writes the order for the bank, with what it follows from: the worker sends it. For a sum that fell due without a claim the caller appends the event
 * `benefitPaid` next.
 */
export async function orderPayout(
  db: Kysely<Tables>,
  { id, follows, contractId, amount, account, dueOn, replaces, at }: Order,
): Promise<void> {
  await db
    .insertInto("payout")
    .values({
      id,
      agreement_id: "agreementId" in follows ? follows.agreementId : null,
      ...("claimShareId" in follows && { claim_share_id: follows.claimShareId }),
      contract_id: contractId,
      due_on: dueOn ?? null,
      amount,
      iban: account.iban,
      holder: account.holder,
      state: "ordered",
      ordered_at: at,
      sent_at: null,
      ended_at: null,
      next_at: at,
      ...(replaces !== undefined && { replaces }),
    })
    .execute();
  // For a sum that fell due without a claim, the event that follows posts it.
  if (dueOn === undefined) await post(db, contractId, Date.parse(at), "payout");
}
