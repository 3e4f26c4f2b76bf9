import { notifyWriter } from "../../domain/appeals/notify-writer.ts";
import { caseOfStatement, claimWords } from "../../domain/claims/claim-words.ts";
import { orderShare } from "../../domain/claims/order-share.ts";
import { isPayeesAccount } from "../../domain/claims/payee-account.ts";
import { awaitsAccount, sharesOf } from "../../domain/claims/shares.ts";
import type { Context, Handlers } from "../../platform/server/context.ts";
import { isRefusal, refuse, refuseFields } from "../../platform/server/refusal.ts";
import { eventStatement } from "./event-statement.ts";
import { latestClaim } from "../../domain/claims/latest-claim.ts";

/** The claim of a number, its own or that of its report, for whoever sent it. */
async function claimOfNumber(number: string, phone: string, context: Context) {
  const found = await eventStatement(number, phone, context);
  return isRefusal(found) ? found : latestClaim(context.db, found);
}

/** Somebody who is paid on an accepted claim names their account: it is paid to at once. */
export const claimAccount: Handlers["claimAccount"] = async ({ number, phone = "", iin, accountHolder: holder, iban }, context) => {
  const { db, locale, now, services } = context;
  const claim = await claimOfNumber(number, phone, context);
  if (!claim) return refuse(404, "error.notFound");
  if (isRefusal(claim)) return claim;
  const waiting = (await sharesOf(db, claim.id)).filter(awaitsAccount);
  if (waiting.length === 0) return refuse(409, "error.claim.noAccount");
  const account = { iban, holder, iin };
  // All that waits for them: months that were due while nobody had named an account go to it at once.
  const own = waiting.filter((one) => isPayeesAccount(one, account));
  const [share] = own;
  if (!share) return refuseFields({ accountHolder: "error.claim.holder" });
  const { random } = services;
  const ordered: boolean[] = [];
  for (const one of own) ordered.push(await orderShare(db, one, account, { random, now }));
  if (!ordered.includes(true)) return refuse(409, "error.claim.noAccount");
  const standing = await caseOfStatement(db, claim.id);
  if (!standing) return refuse(404, "error.notFound");
  await notifyWriter(db, claim, { step: `account/${now}/${share.id}`, words: claimWords(standing, claim.locale) }, { random, now });
  return { status: "ok", success: true, words: claimWords(standing, locale) };
};
