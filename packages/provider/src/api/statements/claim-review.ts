import { claimWords } from "../../domain/claims/claim-words.ts";
import { reviewRefusal } from "../../domain/claims/review-refusal.ts";
import type { Handlers } from "../../platform/server/context.ts";
import { isRefusal, refuse } from "../../platform/server/refusal.ts";
import { claimDays } from "./claim-days.ts";
import { eventStatement } from "./event-statement.ts";

/** Whoever claimed asks once for a review of the refusal, by its number and the phone that it was given with, or signed in. */
export const claimReview: Handlers["claimReview"] = async ({ number, phone = "", text }, context) => {
  const { db, locale, now, services } = context;
  const sent = await eventStatement(number, phone, context);
  if (isRefusal(sent)) return sent;
  const request = { words: text.trim(), days: await claimDays(db, sent.contract_id) };
  const standing = await reviewRefusal(db, sent, request, { random: services.random, now });
  if (!standing) return refuse(409, "error.claim.noReview");
  return { status: "ok", success: true, words: claimWords(standing, locale) };
};
