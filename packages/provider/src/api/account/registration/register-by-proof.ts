import type { Input } from "@shanyraq/calls";
import { text } from "@shanyraq/i18n/text";
import { findConsent, spendConsent } from "../../../platform/codes/client-consent.ts";
import { hasProof, keepProof, takeProof } from "../../../platform/codes/flow-proof.ts";
import { checkCode } from "../../../platform/codes/one-time-code.ts";
import { phoneCodeOf } from "../../../platform/codes/phone-code.ts";
import { tryCode } from "../../../platform/codes/try-code.ts";
import type { Handlers } from "../../../platform/server/context.ts";
import type { InFlow } from "../../../platform/server/context.ts";
import { isRefusal, refuse } from "../../../platform/server/refusal.ts";
import { refusedStanding, standingOf } from "./citizens-base.ts";
import { identityOf } from "../identity.ts";
import { openAccount } from "../open-account.ts";
import { digits, registrationOf, whoOf } from "./registration-of.ts";

/** An account for somebody whose phone, or whose consent, this very browser has shown. Either is good for one account. */
async function register(input: Input<"register">, context: InFlow) {
  const { db, locale } = context;
  const registration = await registrationOf(input, false, context);
  if (isRefusal(registration)) return registration;
  const who = whoOf(registration);
  const proof = [who.value, registration.phone];
  const consent = await findConsent(context, input.client_guid, registration);
  // A foreigner's phone alone is not enough: they have agreed to nothing.
  if (!consent && (registration.id_number !== null || !(await hasProof(db, "phone", proof, context))))
    return refuse(403, "error.codeFirst");
  const standing = await standingOf(context, who, registration.phone);
  if (!standing.ok) return refusedStanding(context, standing.why);
  const opened = await db.transaction().execute(async (transaction) => {
    const taken = consent ? await spendConsent(transaction, consent.id, context) : await takeProof(transaction, "phone", proof, context);
    if (!taken) return "spent" as const;
    return openAccount(context, transaction, {
      registration,
      facts: standing.facts,
      consent: consent ? { channel: "sms", textXml: consent.text_xml } : { channel: "form", textXml: null },
    });
  });
  if (opened === "spent") return refuse(403, "error.codeFirst");
  return opened ? { status: "ok", success: true, Authorization: opened } : { status: "error", message: text(locale, "error.registration") };
}

/** The phone, or a consent, first, and the form after it. */
export const registerByProof: Pick<Handlers, "register" | "registerNonResident" | "registerStepThree" | "smsCheckRegister"> = {
  smsCheckRegister: async (input, context) => {
    const { guards, now, services } = context;
    const who = identityOf(input);
    if (isRefusal(who)) return who;
    const phone = digits(input.phone);
    const tried = await tryCode(context, guards.codesOfFlow(context, phone), async (transaction) => {
      const checked = await checkCode(transaction, phoneCodeOf(phone, context), input.sms, now, services.secret);
      if (checked.ok) await keepProof(transaction, "phone", [who.value, phone], context);
      return { checked, value: undefined };
    });
    if (!tried?.ok) return { status: "error", message: tried?.message ?? "", attemptsLeft: tried?.attemptsLeft ?? 0 };
    return { status: "ok", success: true };
  },

  register,
  registerNonResident: register,
  registerStepThree: register,
};
