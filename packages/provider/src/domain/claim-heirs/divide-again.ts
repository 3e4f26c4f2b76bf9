import type { Kysely } from "kysely";
import type { EventData } from "../../platform/database/records/contract-event.ts";
import type { NamedHeir } from "../../platform/database/records/heirs.ts";
import type { Tables } from "../../platform/database/tables.ts";
import type { Services } from "../../platform/ports/provider-options.ts";
import { isRefusal } from "../../platform/server/refusal.ts";
import { eventsOf } from "../ledger/read.ts";
import { checkHeirs } from "./check-heirs.ts";
import { oweHeirs } from "./owe-heirs.ts";

interface Claim {
  readonly id: string;
  readonly number: string;
  readonly contractId: string;
}

/** The certificates by which the claim's share for heirs that was divided last was divided, in their order. */
async function latestDivision(
  db: Kysely<Tables>,
  { id, number, contractId }: Claim,
  shareId: string,
): Promise<readonly EventData["heirsNamed"][]> {
  const rows = await db.selectFrom("claim_share").select("id").where("claim_id", "=", id).where("kind", "=", "heirs").execute();
  const isOfHeirs = (share: string) => share !== shareId && rows.some((row) => row.id === share);
  const named = (await eventsOf(db, contractId)).flatMap((event) =>
    event.kind === "heirsNamed" && event.data.claim === number && isOfHeirs(event.data.of) ? [event.data] : [],
  );
  return named.filter(({ of }) => of === named.at(-1)?.of);
}

/** Whom a certificate named, as they were kept with their shares, without those whom it names already of the share that is divided. */
async function heirsOf(
  db: Kysely<Tables>,
  { shares, certificate }: EventData["heirsNamed"],
  shareId: string,
): Promise<readonly NamedHeir[]> {
  const before = await db
    .selectFrom("claim_share")
    .select(["name", "birth_date"])
    .where("of_share", "=", shareId)
    .where("certificate", "=", certificate.number)
    .execute();
  const rows = await db
    .selectFrom("claim_share")
    .select(["id", "birth_date", "iin"])
    .where(
      "id",
      "in",
      shares.map(({ id }) => id),
    )
    .execute();
  return shares.flatMap(({ id, name, fraction }) => {
    const row = rows.find((one) => one.id === id);
    if (!row || row.birth_date === null || !fraction) return [];
    if (before.some((one) => one.name === name && one.birth_date === row.birth_date)) return [];
    return [{ name, birthDate: row.birth_date, ...fraction, ...(row.iin !== null && { iin: row.iin }) }];
  });
}

/**
 * Another payment for heirs is divided as the one that was divided last: a certificate names them once, and not for each month. What no certificate has named
 * waits as before.
 * @param db a transaction that holds the contract.
 * @returns the ids of the heirs' shares.
 */
export async function divideAgain(
  db: Kysely<Tables>,
  claim: Claim,
  shareId: string,
  { random, now }: { readonly random: Services["random"]; readonly now: number },
): Promise<readonly string[]> {
  const ids: string[] = [];
  for (const named of await latestDivision(db, claim, shareId)) {
    const heirs = await heirsOf(db, named, shareId);
    if (heirs.length === 0) continue;
    const { certificate } = named;
    // The locale is of refusals alone, which nobody reads here.
    const division = await checkHeirs(claim.id, { share: shareId, certificate, heirs }, { db, locale: "ru", now });
    if (isRefusal(division)) break;
    ids.push(...(await oweHeirs(claim.number, division, { db, now, random })));
  }
  return ids;
}
