import type { Kysely } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";
import { appendEvents } from "../ledger/append.ts";
import type { ContractView } from "../ledger/fold.ts";
import { contractById } from "../ledger/read.ts";
import { lockContract } from "../ledger/lock-contract.ts";
import { premiumNotices } from "../../platform/messages/premium-notices.ts";
import { withdrawNotices } from "../../platform/messages/withdraw-notices.ts";
import { closeItems } from "../open-items/blocker-of.ts";
import { moment, today } from "../../platform/server/moment.ts";
import { closeAccount } from "../maturities/close-account.ts";

/** When several people are insured individually, or workers without names, a single death is not the death of the contract. */
const insuresOne = ({ subjects }: ContractView): boolean => subjects?.people === undefined && subjects?.bin === undefined;

/**
 * Records the day on which the insured person, or the annuitant, died: from that day no premium is requested, charged or reminded of, cover does not end for a
 * missing premium, what was paid for later days is owed back, and nothing more goes to their account. What is owed on the death is decided by a claim. The day
 * comes from the claim of the people who are owed it, or from a register; a mistake is corrected by recording another day.
 * @param db a transaction: the contract is held while it is written to.
 * @returns false when the contract does not exist, insures several people, or the day is in the future.
 */
export async function recordDeath(db: Kysely<Tables>, contractId: string, diedOn: string, now: number): Promise<boolean> {
  await lockContract(db, contractId);
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
