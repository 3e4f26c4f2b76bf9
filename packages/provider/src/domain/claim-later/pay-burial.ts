import { text } from "@shanyraq/i18n/text";
import type { SignedIn } from "../../platform/server/context.ts";
import { today } from "../../platform/server/moment.ts";
import { appendStep } from "../appeals/append-step.ts";
import { notifyWriter } from "../appeals/notify-writer.ts";
import { caseOfStatement, claimWords } from "../claims/claim-words.ts";
import { lockClaim } from "../claims/claim-of.ts";
import { leftOf } from "../ledger/benefits.ts";
import { burialOf } from "../ledger/burial.ts";
import { contractById } from "../ledger/read.ts";
import { oweShare } from "./owe-share.ts";

/**
 * Owes the burial benefit of an annuity to whoever the papers name as having buried the annuitant: the claim takes it over from the schedule, and its payee gives an
 * account like any other. Run it in a transaction.
 * @returns false where none is owed any more.
 */
export async function payBurial(
  { claimId, person, words, byId }: { readonly claimId: string; readonly person: string; readonly words: string; readonly byId: string },
  { db, now, services: { random } }: Pick<SignedIn, "db" | "now" | "services">,
): Promise<boolean> {
  const locked = await lockClaim(db, claimId);
  if (!locked) return false;
  const { sent, contractId } = locked;
  const day = today(now);
  const contract = await contractById(db, contractId, day);
  const owed = contract && burialOf(contract.view, sent.statement.number, day);
  if (!owed) return false;
  const { number, locale } = sent.statement;
  const amount = leftOf(owed);
  const taken = [{ dueOn: owed.dueOn, of: "burial" as const, amount }];
  const claim = { id: claimId, number, contractId };
  await oweShare(db, claim, { kind: "burial", name: person, birthDate: null, amount, dueOn: day, taken }, { random, now });
  const standing = await caseOfStatement(db, claimId);
  // Neither the name nor the sum, which are the payee's: whoever claimed may be somebody else.
  const named = text(locale, "claim.burial.named", { words });
  const message = [named, standing && claimWords(standing, locale)].filter(Boolean).join(" ");
  const seq = await appendStep(db, claimId, { status: "decided", words: message, byId }, now);
  await notifyWriter(db, sent.statement, { step: seq, words: message }, { random, now });
  return true;
}
