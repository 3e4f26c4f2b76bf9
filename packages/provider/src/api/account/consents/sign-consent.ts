import { text } from "@shanyraq/i18n/text";
import { verifyAttempt } from "../../../platform/codes/verify-attempt.ts";
import { keepConsent } from "../../../domain/consents/keep-consent.ts";
import { consentOf, consentsOf, consentStanding } from "../../../domain/consents/standing.ts";
import { versionOn } from "../../../domain/consents/versions.ts";
import type { Handlers } from "../../../platform/server/context.ts";
import { today } from "../../../platform/server/moment.ts";
import { refuse, refuseFields } from "../../../platform/server/refusal.ts";
import { securityEvent } from "../../../platform/server/security-event.ts";

/**
 * A customer gives the consent in force by signing the text that they read with their own key. The signature is verified before anything is written: that may
 * ask the authorities over the network, and no transaction may wait for them.
 */
export const signConsent: Pick<Handlers, "signConsent"> = {
  signConsent: async ({ type, version, sha256, signature }, context) => {
    const { customer, db, locale, now, services } = context;
    if (!services.signatures) return refuse(503, "error.signature.closed");
    const inForce = versionOn(today(now), type);
    if (consentStanding(await consentsOf(db, customer.id, type), inForce) === "inForce")
      return { status: "ok", success: true, given: true };
    const consent = consentOf(context, inForce, type);
    if (version !== inForce.name || sha256 !== consent.sha256) return refuse(409, "error.consentChanged");
    if (customer.iin === null) return refuseFields({ signature: "error.badValue" });
    const content = new TextEncoder().encode(consent.xml);
    const verified = await verifyAttempt({ cms: signature, content, use: "document", of: { iin: customer.iin, bin: null } }, context);
    if (!verified.ok) return { status: "error", success: false, given: false, message: text(locale, `signature.fault.${verified.fault}`) };
    const { signer, evidence } = verified;
    await db
      .transaction()
      .execute(async (transaction) => keepConsent({ ...context, db: transaction }, consent, type, { cms: signature, signer, evidence }));
    securityEvent(context, "consent-given");
    return { status: "ok", success: true, given: true };
  },
};
