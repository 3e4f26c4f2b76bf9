import type { HandlersOf } from "../../platform/server/handlers-of.ts";
import { checkRegister } from "./registration/check-register.ts";
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
  ...contacts,
  ...notMe,
  ...profile,
  ...recovery,
  ...registerByCode,
  ...registerByProof,
  ...signIn,
  ...signatureLogin,
};
