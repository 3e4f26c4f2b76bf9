import type { Verdict } from "@shanyraq/signing";
import type { InspectionKind } from "../ports/inspect.ts";
import type { SignatureInput } from "./verify-signature.ts";

/** A signature of a login, a document or a consent. An authority may be asked about a certificate meanwhile, which takes time but no work. */
export const signatureInspection: InspectionKind<SignatureInput, Verdict | undefined> = {
  name: "signature",
  deadlineMs: 4_000,
  maxWaitMs: 2_000,
  maxWaiting: 64,
  fromAnyone: false,
  load: async () => (await import("./verify-signature.ts")).verifySignature,
};
