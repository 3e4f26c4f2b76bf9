import type { Kysely } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";
import { claimOf, type SentClaim } from "../claims/claim-of.ts";
import { sharesOf, type Share } from "../claims/shares.ts";
import { claimBenefitsOf, type ClaimBenefit } from "../ledger/benefits.ts";
import type { ContractView } from "../ledger/fold.ts";
import { contractById } from "../ledger/read.ts";

/** A part of an accepted claim as the ledger has it, with its payee's account and its latest order for the bank. */
export interface PaidShare extends ClaimBenefit {
  readonly row: Share;
}

/** An accepted claim: what the ledger says of it, and where each part of it stands. */
export interface AcceptedBenefit {
  readonly sent: SentClaim;
  readonly contractId: string;
  /** Of the contract. */
  readonly number: string;
  readonly view: ContractView;
  readonly accepted: ContractView["claims"][number];
  readonly shares: readonly PaidShare[];
}

/** The benefit of a claim; undefined where it was not accepted. */
export async function benefitOf(db: Kysely<Tables>, claimId: string, day: string): Promise<AcceptedBenefit | undefined> {
  const sent = await claimOf(db, claimId);
  const contractId = sent?.statement.contract_id;
  if (!sent || contractId === null || contractId === undefined) return undefined;
  const contract = await contractById(db, contractId, day);
  const accepted = contract?.view.claims.find(({ claim }) => claim === sent.statement.number);
  if (!contract || !accepted) return undefined;
  const rows = await sharesOf(db, claimId);
  const shares = claimBenefitsOf(contract.view).flatMap((one) => {
    const row = rows.find(({ id }) => id === one.id);
    return row === undefined ? [] : [{ ...one, row }];
  });
  return { sent, contractId, number: contract.number, view: contract.view, accepted, shares };
}
