import type { HandlersOf } from "../../platform/server/handlers-of.ts";
import { checkRegister } from "./registration/check-register.ts";
import { consent } from "./consents/consent.ts";
import { personAgreements } from "./consents/person-agreements.ts";
import { setConsent } from "./consents/set-consent.ts";
import { signConsent } from "./consents/sign-consent.ts";
import { contacts } from "./contacts.ts";
import { notMe } from "./freeze/not-me.ts";
import { profile } from "./profile.ts";
import { recovery } from "./recovery.ts";
import { registerByCode } from "./registration/register-by-code.ts";
import { registerByProof } from "./registration/register-by-proof.ts";
import { signIn } from "./sign-in.ts";
import { signatureLogin } from "./signature-login.ts";

export const accountHandlers: HandlersOf<"account"> = {
  ...checkRegister,
  ...consent,
  ...contacts,
  ...notMe,
  ...personAgreements,
  ...profile,
  ...recovery,
  ...registerByCode,
  ...registerByProof,
  ...setConsent,
  ...signConsent,
  ...signIn,
  ...signatureLogin,
};
