import { text } from "@shanyraq/i18n/text";
import type { SignedIn } from "../../platform/server/context.ts";
import { appendStep } from "../appeals/append-step.ts";
import { notifyWriter } from "../appeals/notify-writer.ts";
import { lockClaim } from "../claims/claim-of.ts";

/**
 * Ends the monthly payments of a claim before their term, since whoever is paid has died or can work again: nothing falls due any more, what did is owed as
 * before, and the claimant reads why. Run it in a transaction.
 * @returns false where no month is to come.
 */
export async function endEarnings(
  { claimId, words, byId }: { readonly claimId: string; readonly words: string; readonly byId: string },
  { db, now, services: { random } }: Pick<SignedIn, "db" | "now" | "services">,
): Promise<boolean> {
  const locked = await lockClaim(db, claimId);
  if (!locked) return false;
  const { statement } = locked.sent;
  const { numUpdatedRows } = await db
    .updateTable("claim_payment")
    .set({ ended: true })
    .where("claim_id", "=", claimId)
    .where("kind", "=", "insured")
    .where("share_id", "is", null)
    .where("ended", "=", false)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  const message = text(statement.locale, "claim.earnings.ended", { words });
  const seq = await appendStep(db, claimId, { status: "decided", words: message, byId }, now);
  await notifyWriter(db, statement, { step: seq, words: message }, { random, now });
  return true;
}
