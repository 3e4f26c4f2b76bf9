import { claimWords } from "../../domain/claims/claim-words.ts";
import { withdrawClaim } from "../../domain/claims/withdraw-claim.ts";
import type { Handlers } from "../../platform/server/context.ts";
import { today } from "../../platform/server/moment.ts";
import { isRefusal, refuse } from "../../platform/server/refusal.ts";
import { eventStatement } from "./event-statement.ts";

/** Whoever reported an event or claimed takes it back, by its number and the phone that it was given with, or signed in. */
export const claimWithdraw: Handlers["claimWithdraw"] = async ({ number, phone = "" }, context) => {
  const { db, locale, now, services } = context;
  const sent = await eventStatement(number, phone, context);
  if (isRefusal(sent)) return sent;
  if ((await withdrawClaim(db, sent, { random: services.random, now })) === undefined) return refuse(409, "error.claim.noWithdraw");
  return { status: "ok", success: true, words: claimWords({ is: "withdrawn", on: today(now) }, locale) };
};
