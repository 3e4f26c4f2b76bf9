import type { Output } from "@shanyraq/calls";
import { text } from "@shanyraq/i18n/text";
import { releaseAll, takeAll } from "@shanyraq/limits";
import { showAlive } from "../../domain/annuities/show-alive.ts";
import { bytesOfNonce } from "../../platform/codes/pkce.ts";
import { keepProof } from "../../platform/codes/flow-proof.ts";
import { verifyAttempt, type SignatureFault } from "../../platform/codes/verify-attempt.ts";
import type { InFlow } from "../../platform/server/context.ts";
import type { Context } from "../../platform/server/context.ts";
import { refuseUntil, type Refusal } from "../../platform/server/refusal.ts";
import { securityEvent } from "../../platform/server/security-event.ts";
import { enter } from "./enter.ts";
import { liftFreeze } from "./freeze/freeze.ts";
import { clearTries, countsOf } from "./login-budget.ts";

export type LoginFault = SignatureFault | "nonceOver" | "noAccount";
type LoginAnswer = Output<"getAuthLogin">;

const MINUTE = 60;

export const refusedLogin = ({ locale }: Context, reason: LoginFault, iin?: string): LoginAnswer => ({
  status: "error",
  reason,
  message: text(locale, `signature.fault.${reason}`),
  ...(iin !== undefined && { user: { iin } }),
});

/** Signs in by a signature under a nonce; the IIN of the certificate names the account. Registration is offered when that account does not exist. */
export async function signInBy(context: InFlow, cms: string, nonce: string): Promise<LoginAnswer | Refusal> {
  const { address, db, guards } = context;
  const ofAddress = guards.loginOfAddress(address);
  const taken = await takeAll(ofAddress);
  if (!taken.ok) return refuseUntil(taken.retryAfterSeconds, "error.loginWait", { minutes: Math.ceil(taken.retryAfterSeconds / MINUTE) });
  const verified = await verifyAttempt({ cms, content: bytesOfNonce(nonce), use: "login" }, context);
  if (verified.ok) securityEvent(context, "signature-login", { account: verified.iin });
  else securityEvent(context, "signature-login-refused", { reason: verified.fault });
  if (!verified.ok) return refusedLogin(context, verified.fault);
  await releaseAll(ofAddress);
  const { iin } = verified;
  const customer = await db.selectFrom("customer").select(["id", "iin", "id_number"]).where("iin", "=", iin).executeTakeFirst();
  if (!customer) {
    // A person who has signed may register in this browser, whatever the mobile citizens' base says about their phone.
    await keepProof(db, "identity", [iin], context);
    return refusedLogin(context, "noAccount", iin);
  }
  await clearTries(context, countsOf(customer));
  // A signature outweighs the password and the phone (docs/decisions/013-accounts.md).
  await liftFreeze(context, customer.id);
  await context.services.database.queries.transaction().execute((held) => showAlive(held, customer.id, "key", context.now));
  return { status: "ok", user: { iin }, Authorization: await enter(context, customer.id, { byKey: true }) };
}
