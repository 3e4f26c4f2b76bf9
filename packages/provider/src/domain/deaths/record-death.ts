import type { Kysely } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";
import { appendEvents } from "../ledger/append.ts";
import type { ContractView } from "../ledger/fold.ts";
import { contractById } from "../ledger/read.ts";
import { premiumNotices } from "../../platform/messages/premium-notices.ts";
import { withdrawNotices } from "../../platform/messages/withdraw-notices.ts";
import { closeItems } from "../open-items/blocker-of.ts";
import { moment, today } from "../../platform/server/moment.ts";
import { closeAccount } from "../maturities/close-account.ts";

/** Of several people who are insured each by themselves, or of workers without names, no one death is that of the contract. */
const insuresOne = ({ subjects }: ContractView): boolean => subjects?.people === undefined && subjects?.bin === undefined;

/**
 * Keeps the day on which the insured person, or the annuitant, died: from it on no premium is asked for, charged or reminded of, cover does not end for
 * want of one, what was paid for later days is owed back, and nothing more goes to an account of theirs. What is owed on the death is found by a claim. It is
 * told by the claim of those who are owed it, or by a register; a mistake is put right by telling another day.
 * @param db a transaction: the contract is held while it is written to.
 * @returns false where there is no such contract of one person, or the day is still to come.
 */
export async function recordDeath(db: Kysely<Tables>, contractId: string, diedOn: string, now: number): Promise<boolean> {
  await db.selectFrom("contract").select("id").where("id", "=", contractId).forNoKeyUpdate().execute();
  const held = await contractById(db, contractId, today(now));
  if (!held || !insuresOne(held.view) || diedOn > today(now)) return false;
  if (held.view.diedOn === diedOn) return true;
  const at = moment(now);
  await appendEvents(db, contractId, [{ kind: "insuredDied", at, data: { day: diedOn } }], now);
  await closeAccount(db, contractId, now);
  await closeItems(db, "recordDeath", contractId, now);
  await withdrawNotices(db, held.customerId, [
    `lifeProofComes/${contractId}/`,
    `lifeProofOwed/${contractId}/`,
    ...premiumNotices(contractId),
  ]);
  return true;
}
