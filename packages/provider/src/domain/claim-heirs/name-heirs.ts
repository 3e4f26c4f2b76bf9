import { text } from "@shanyraq/i18n/text";
import type { NamedHeirs } from "../../platform/database/records/heirs.ts";
import { shownDate } from "../../platform/messages/shown.ts";
import type { SignedIn } from "../../platform/server/context.ts";
import { isRefusal } from "../../platform/server/refusal.ts";
import { appendStep } from "../appeals/append-step.ts";
import { notifyWriter } from "../appeals/notify-writer.ts";
import { lockClaim, type SentClaim } from "../claims/claim-of.ts";
import { caseOfStatement, claimWords } from "../claims/claim-words.ts";
import { sharesOf } from "../claims/shares.ts";
import { checkHeirs, type Division } from "./check-heirs.ts";
import { divideAgain } from "./divide-again.ts";
import { oweHeirs } from "./owe-heirs.ts";

type Desk = Pick<SignedIn, "db" | "locale" | "now" | "services">;

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
  const locked = await lockClaim(db, claimId);
  if (!locked) return false;
  const { sent, contractId } = locked;
  const division = await checkHeirs(claimId, named, context);
  if (isRefusal(division)) return false;
  const { number } = sent.statement;
  await oweHeirs(number, division, { db, now, random: services.random });
  // A certificate names heirs of all that waits for them, and not of one month.
  for (const { id, kind } of await sharesOf(db, claimId))
    if (kind === "heirs" && division.of.row.kind === "heirs" && id !== division.of.row.id)
      await divideAgain(db, { id: claimId, number, contractId }, id, { random: services.random, now });
  await notifyClaimant(sent, division, byId, context);
  return true;
}
