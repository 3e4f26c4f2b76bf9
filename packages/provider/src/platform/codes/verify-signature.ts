import { fromBase64, verifyAt, verifyCms, type SignatureEvidence, type Verdict } from "@shanyraq/signing";
import type { TrustSnapshot } from "@shanyraq/signing/trust";

/** A signature that is to be verified. */
export interface SignatureInput {
  /** A CMS in PEM or base64. */
  readonly cms: string;
  /** What has to be signed by it. */
  readonly content: Uint8Array;
  /** Now, or what was kept of a verification before: then it is repeated as of that time. */
  readonly at: number | SignatureEvidence;
}

/** Verifies a signature; undefined when it cannot be read as one. */
export async function verifySignature(
  { cms, content, at }: SignatureInput,
  believed: TrustSnapshot | undefined,
): Promise<Verdict | undefined> {
  const bytes = fromBase64(cms);
  if (!bytes || bytes.length === 0 || !believed) return undefined;
  const moment = typeof at === "number" ? { ...believed, at: new Date(at) } : verifyAt(at, believed.trust);
  const verified = await verifyCms(bytes, { ...moment, content });
  return verified.ok ? verified.value : undefined;
}
