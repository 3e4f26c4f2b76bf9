import type { ConsentType } from "@shanyraq/calls/vocabulary";
import { hidePhone } from "@shanyraq/rules";
import { checkCode, requestOf, RESEND_SECONDS, type CodeFor } from "../../../platform/codes/one-time-code.ts";
import { refusedCode } from "../../../platform/codes/refused-code.ts";
import { sendToCustomer } from "../../../platform/codes/send-to-customer.ts";
import { tryCode } from "../../../platform/codes/try-code.ts";
import { keepConsent } from "../../../domain/consents/keep-consent.ts";
import { consentOf, consentsOf, consentStanding, type RequestedConsent } from "../../../domain/consents/standing.ts";
import { versionOn } from "../../../domain/consents/versions.ts";
import type { Handlers, SignedIn } from "../../../platform/server/context.ts";
import { today } from "../../../platform/server/moment.ts";
import { isRefusal, refuse } from "../../../platform/server/refusal.ts";
import { securityEvent } from "../../../platform/server/security-event.ts";

const ok = { status: "ok", success: true } as const;

/** A code is of this customer and of the words that they read, in their language. */
const targetOf = ({ customer, services }: SignedIn, { sha256 }: RequestedConsent, type: ConsentType): CodeFor => ({
  purpose: "consent",
  requestId: requestOf("consent", [customer.id, type], services.secret),
  subject: `${customer.id}/${sha256}`,
});

async function askForCode(context: SignedIn, consent: RequestedConsent, type: ConsentType) {
  const issued = await sendToCustomer(context, context.db, targetOf(context, consent, type));
  const sentTo = hidePhone(context.customer.phone);
  if (issued.ok) return { ...ok, given: false, sentTo, resendAfter: RESEND_SECONDS };
  const refused = refusedCode(context, issued);
  // A code that was sent before the page was left is still valid: its owner is shown where it was sent.
  return isRefusal(refused) ? refused : { ...refused, given: false, ...(issued.reason === "wait" && { sentTo }) };
}

/** A customer gives the consent in force by a code from their phone: the words that they read, and no others. */
export const setConsent: Pick<Handlers, "setConsent"> = {
  setConsent: async ({ type, version, sha256, code = "" }, context) => {
    const { customer, db, guards, now, services } = context;
    const inForce = versionOn(today(now), type);
    if (consentStanding(await consentsOf(db, customer.id, type), inForce) === "inForce") return { ...ok, given: true };
    const consent = consentOf(context, inForce, type);
    if (version !== inForce.name || sha256 !== consent.sha256) return refuse(409, "error.consentChanged");
    if (code === "") return askForCode(context, consent, type);
    const tried = await tryCode(context, guards.codesOfCustomer(customer.id), async (transaction) => {
      const checked = await checkCode(transaction, targetOf(context, consent, type), code, now, services.secret);
      if (checked.ok) await keepConsent({ ...context, db: transaction }, consent, type);
      return { checked, value: undefined };
    });
    if (!tried?.ok) return { status: "error", success: false, given: false, message: tried?.message, attemptsLeft: tried?.attemptsLeft };
    context.afterCommit(async () => {
      securityEvent(context, "consent-given");
      return {};
    });
    return { ...ok, given: true };
  },
};
