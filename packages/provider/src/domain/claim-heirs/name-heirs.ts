import { text } from "@shanyraq/i18n/text";
import type { ClaimShare, EventData } from "../../platform/database/records/contract-event.ts";
import type { NamedHeirs } from "../../platform/database/records/heirs.ts";
import { shownDate } from "../../platform/messages/shown.ts";
import type { SignedIn } from "../../platform/server/context.ts";
import { uuid } from "../../platform/server/ids.ts";
import { moment, today } from "../../platform/server/moment.ts";
import { isRefusal } from "../../platform/server/refusal.ts";
import { appendStep } from "../appeals/append-step.ts";
import { notifyWriter } from "../appeals/notify-writer.ts";
import { claimOf, type SentClaim } from "../claims/claim-of.ts";
import { caseOfStatement, claimWords } from "../claims/claim-words.ts";
import { appendEvents } from "../ledger/append.ts";
import { checkHeirs, type Division } from "./check-heirs.ts";
import { fractionText } from "./fractions.ts";

type Desk = Pick<SignedIn, "db" | "locale" | "now" | "services">;
type Keeping = Pick<SignedIn, "db" | "now"> & Pick<SignedIn["services"], "random">;

/** Writes the share of each heir, and what is left of the one that is divided. */
async function keepHeirs(
  { named: { heirs, certificate }, of: { row }, rest }: Division,
  shares: readonly ClaimShare[],
  { db, now }: Keeping,
) {
  const { last } = await db
    .selectFrom("claim_share")
    .select(({ fn }) => fn.max("no").as("last"))
    .where("claim_id", "=", row.claim_id)
    .executeTakeFirstOrThrow();
  await db.updateTable("claim_share").set({ amount: rest.amount }).where("id", "=", row.id).execute();
  const rows = shares.map(({ id, kind, name, amount, fraction }, index) => ({
    id,
    claim_id: row.claim_id,
    contract_id: row.contract_id,
    no: (last ?? 0) + index + 1,
    kind,
    name,
    birth_date: heirs[index]?.birthDate ?? null,
    iin: heirs[index]?.iin ?? null,
    amount,
    owed_on: today(now),
    iban: null,
    holder: null,
    of_share: row.id,
    fraction: fraction ? fractionText(fraction) : "",
    certificate: certificate.number,
  }));
  await db.insertInto("claim_share").values(rows).execute();
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

/** Tells the claimant that heirs are named, and what is awaited next; of the heirs and their sums it tells nothing, since those are theirs. */
async function notifyClaimant(
  { statement }: SentClaim,
  { named: { certificate, heirs } }: Division,
  byId: string,
  { db, now, services: { random } }: Desk,
) {
  const { id, locale } = statement;
  const standing = await caseOfStatement(db, id);
  const named = text(locale, "claim.heirs.named", {
    number: certificate.number,
    date: shownDate(certificate.issuedOn),
    count: heirs.length,
  });
  const words = [named, standing && claimWords(standing, locale)].filter(Boolean).join(" ");
  const seq = await appendStep(db, id, { status: "decided", words, byId }, now);
  await notifyWriter(db, statement, { step: seq, words }, { random, now });
}

/**
 * Divides a share of an accepted claim among the heirs whom a certificate names: the ledger owes each of them their part, and the rest as before; the claimant
 * gets a message. All or nothing under the contract's lock, and checked again there, so that of two certificates that are agreed to at once the second one
 * divides what the first has left.
 * @returns false where the share cannot be divided so any more.
 */
export async function nameHeirs(
  { claimId, named, byId }: { readonly claimId: string; readonly named: NamedHeirs; readonly byId: string },
  context: Desk,
): Promise<boolean> {
  const { db, now, services } = context;
  const sent = await claimOf(db, claimId);
  const contractId = sent?.statement.contract_id;
  if (!sent || contractId === null || contractId === undefined) return false;
  await db.selectFrom("contract").select("id").where("id", "=", contractId).forNoKeyUpdate().execute();
  await db.selectFrom("statement").select("id").where("id", "=", claimId).forUpdate().execute();
  const division = await checkHeirs(claimId, named, context);
  if (isRefusal(division)) return false;
  await oweHeirs(sent.statement.number, division, { db, now, random: services.random });
  await notifyClaimant(sent, division, byId, context);
  return true;
}
