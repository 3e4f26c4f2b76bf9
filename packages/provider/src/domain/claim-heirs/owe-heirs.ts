import type { ClaimShare, EventData } from "../../platform/database/records/contract-event.ts";
import type { SignedIn } from "../../platform/server/context.ts";
import { uuid } from "../../platform/server/ids.ts";
import { moment, today } from "../../platform/server/moment.ts";
import { createShares } from "../claims/shares.ts";
import { appendEvents } from "../ledger/append.ts";
import type { Division } from "./check-heirs.ts";
import { fractionText } from "./fractions.ts";

type Keeping = Pick<SignedIn, "db" | "now"> & Pick<SignedIn["services"], "random">;

/** Writes the share of each heir, and what is left of the one that is divided. */
async function keepHeirs(
  { named: { heirs, certificate }, of: { row }, rest }: Division,
  shares: readonly ClaimShare[],
  { db, now }: Keeping,
) {
  await db.updateTable("claim_share").set({ amount: rest.amount }).where("id", "=", row.id).execute();
  const created = shares.map((share, index) => ({
    share,
    birthDate: heirs[index]?.birthDate,
    iin: heirs[index]?.iin,
    divides: { of: row.id, certificate: certificate.number, fraction: share.fraction ? fractionText(share.fraction) : "" },
  }));
  await createShares(db, { id: row.claim_id, contractId: row.contract_id }, created, today(now));
}

/**
 * Owes each heir of a checked division their part, and the rest of the share as before.
 * @param db a transaction that holds the contract.
 * @returns the ids of their shares, in the order of the heirs.
 */
export async function oweHeirs(claim: string, division: Division, context: Keeping): Promise<readonly string[]> {
  const { db, now, random } = context;
  const { certificate, heirs } = division.named;
  const shares = heirs.map(({ name, numerator, denominator }, index): ClaimShare => {
    const { amount = 0, late } = division.parts[index] ?? {};
    const fraction = { numerator, denominator };
    return { id: uuid(random), kind: "heir", name, amount, ...(late !== undefined && { late }), fraction };
  });
  const { row } = division.of;
  const data: EventData["heirsNamed"] = { claim, of: row.id, certificate, shares };
  await appendEvents(db, row.contract_id, [{ kind: "heirsNamed", at: moment(now), data }], now);
  await keepHeirs(division, shares, context);
  return shares.map(({ id }) => id);
}
