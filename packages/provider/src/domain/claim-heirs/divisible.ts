import type { Kysely } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";
import type { Fraction } from "../../platform/database/records/heirs.ts";
import { deathOf } from "../claim-payees/payee-standing.ts";
import { isDivisible, sharesOf, type Share } from "../claims/shares.ts";
import { claimBenefitsOf, leftOf } from "../ledger/benefits.ts";
import { contractById } from "../ledger/read.ts";
import type { OwedSum } from "./divide-share.ts";

/** A share that nobody can be paid as it is: of heirs who are not known yet, or of somebody who has died. */
export interface DivisibleShare extends OwedSum {
  readonly row: Share;
  /** When whoever is inherited from died. */
  readonly diedOn: string;
  /** Parts of it that heirs have by earlier certificates. */
  readonly earlier: readonly Fraction[];
}

/** The shares of a claim that a certificate of inheritance divides, with what the ledger still owes of each. */
export async function divisibleShares(db: Kysely<Tables>, claimId: string, day: string): Promise<readonly DivisibleShare[]> {
  const rows = (await sharesOf(db, claimId)).filter(isDivisible);
  const [first] = rows;
  const contract = first && (await contractById(db, first.contract_id, day));
  if (!contract) return [];
  const owed = claimBenefitsOf(contract.view);
  const found: DivisibleShare[] = [];
  for (const row of rows) {
    const share = owed.find(({ id }) => id === row.id);
    const accepted = contract.view.claims.find(({ claim }) => claim === share?.claim);
    if (!share || !accepted || leftOf(share) === 0) continue;
    const diedOn = (row.kind === "heirs" ? undefined : await deathOf(db, row)) ?? accepted.day;
    const earlier = owed.flatMap(({ inherited, fraction }) => (inherited?.share === row.id && fraction ? [fraction] : []));
    found.push({ row, diedOn, earlier, amount: leftOf(share), ...(share.late !== undefined && { late: share.late }) });
  }
  return found;
}
