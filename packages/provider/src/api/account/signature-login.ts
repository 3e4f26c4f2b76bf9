import { makeNonce, takeNonce } from "../../platform/codes/nonces.ts";
import type { Handlers } from "../../platform/server/context.ts";
import { refuse, refuseFields } from "../../platform/server/refusal.ts";
import { refusedLogin, signInBy } from "./sign-in-by.ts";

/** Login by the application on the visitor's computer. */
export const signatureLogin: Pick<Handlers, "authLogin" | "getAuthLogin"> = {
  authLogin: async ({ challenge }, context) => {
    if (!context.services.signatures) return refuse(503, "error.signature.closed");
    if (challenge === undefined) return refuseFields({ challenge: "error.required" });
    return { status: "ok", ...(await makeNonce(context, challenge)) };
  },
  getAuthLogin: async ({ nonce, verifier, signature }, context) => {
    if (!context.services.signatures) return refuse(503, "error.signature.closed");
    if (!(await takeNonce(context, nonce, verifier))) return refusedLogin(context, "nonceOver");
    return signInBy(context, signature, nonce);
  },
};
