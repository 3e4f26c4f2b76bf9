import type { Kysely } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";
import { appendEvents } from "../ledger/append.ts";
import { claimBenefitsOf, leftOf } from "../ledger/benefits.ts";
import { contractById } from "../ledger/read.ts";
import { lockContract } from "../ledger/lock-contract.ts";
import { orderPayout } from "../payouts/order-payout.ts";
import type { ProviderOptions } from "../../platform/ports/provider-options.ts";
import { uuid } from "../../platform/server/ids.ts";
import { moment, today } from "../../platform/server/moment.ts";
import { storedAccountOf, type GivenAccount } from "./payee-account.ts";
import type { ShareRow } from "./shares.ts";

/**
 * Orders what is left of a share to the account of its payee: the account, the order for the bank and the ledger's event are one transaction. What is owed is
 * read from the ledger under the contract's lock, so that a share goes once however often it is asked for.
 * @param db a transaction.
 * @returns false where nothing of it is left to be paid.
 */
export async function orderShare(
  db: Kysely<Tables>,
  { id, contract_id: contractId, owed_on: dueOn }: Pick<ShareRow, "id" | "contract_id" | "owed_on">,
  given: GivenAccount,
  { random, now }: Pick<ProviderOptions, "random"> & { readonly now: number },
): Promise<boolean> {
  await lockContract(db, contractId);
  const held = await contractById(db, contractId, today(now));
  const owed = held && claimBenefitsOf(held.view).find((one) => one.id === id);
  const amount = owed ? leftOf(owed) : 0;
  if (amount === 0) return false;
  const [payout, at] = [uuid(random), moment(now)];
  const account = storedAccountOf(given);
  await db
    .updateTable("claim_share")
    .set({ ...account, iin: given.iin })
    .where("id", "=", id)
    .execute();
  await orderPayout(db, { id: payout, follows: { claimShareId: id }, contractId, amount, account, dueOn, at });
  await appendEvents(db, contractId, [{ kind: "benefitPaid", at, data: { dueOn, of: "claim", share: id, amount, payout } }], now);
  return true;
}
