import { worst, type Finding, type SignerVerdict } from "@shanyraq/signing";
import { snapshotOf } from "@shanyraq/signing/trust";
import { bytesOf, type SigningDocument } from "../../domain/documents/signed-papers.ts";
import type { Context } from "../../platform/server/context.ts";
import { signatureInspection } from "../../platform/codes/signature-inspection.ts";
import { evidenceOf } from "../../platform/codes/keep-evidence.ts";
import type { Signature } from "../../domain/signatures/read-request.ts";

/** A signature with today's finding, and whether it is good. */
export interface RecheckedSignature {
  readonly signature: Signature;
  readonly verdict: Finding;
}

const worstOf = ({ signature, trust, time, revocation }: SignerVerdict): Finding => worst([signature, trust, time, revocation]);

/**
 * Verifies an accepted signature again: at the time of its acceptance, with the evidence that was kept beside it and the authorities that we trust today. It
 * stays good when its certificate has expired, and is bad when any part of it was changed. Without evidence only the finding of that time is known.
 */
export async function recheckSignature(
  signature: Signature,
  document: SigningDocument,
  { db, services }: Pick<Context, "db" | "services">,
): Promise<RecheckedSignature> {
  const evidence = await evidenceOf(db, signature);
  if (!evidence || !services.signatures) return { signature, verdict: worstOf(signature.signer) };
  const input = { cms: signature.cms, content: bytesOf(document), at: evidence };
  const verified = await services.inspect(signatureInspection, input, await snapshotOf(services.signatures));
  if (!verified.ok && verified.code === "busy") return { signature, verdict: "unknown" };
  const found = verified.ok ? verified.value : undefined;
  const [signer] = found?.signers ?? [];
  return found && signer ? { signature: { ...signature, signer }, verdict: found.verdict } : { signature, verdict: "bad" };
}
