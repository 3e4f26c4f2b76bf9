import { text } from "@shanyraq/i18n/text";
import type { SignatureEvidence, SignerVerdict } from "@shanyraq/signing";
import type { Output } from "@shanyraq/calls";
import { verifyAttempt, type SignatureFault } from "../../platform/codes/verify-attempt.ts";
import type { Context } from "../../platform/server/context.ts";
import { moment } from "../../platform/server/moment.ts";
import { uuid } from "../../platform/server/ids.ts";
import { bytesOf, type SigningDocument } from "../documents/signed-papers.ts";
import { keepSignatureEvidence } from "../../platform/codes/keep-evidence.ts";
import { hasSignedForAnother } from "./signed-for-another.ts";
import { findSigning, hasSigned, partyOf, stateOf, requestAnswer, type Party, type Signing } from "./read-request.ts";

export type SubmitFault = SignatureFault | "notParty" | "deadlinePassed" | "otherDocument" | "sameSigner";
type SignatureAnswer = Output<"egovVerify">;

export interface Submitted {
  readonly type: string;
  readonly cms: string;
}

/** Keeps a signature with the evidence of its verification; the same party signs the same document once, even if it is sent again. */
export async function keepSignature(
  { db, now, services }: Pick<Context, "db" | "now" | "services">,
  document: SigningDocument,
  party: Party,
  { cms, signer, evidence }: { readonly cms: string; readonly signer: SignerVerdict; readonly evidence: SignatureEvidence },
): Promise<void> {
  const id = uuid(services.random);
  await db.transaction().execute(async (transaction) => {
    const kept = await transaction
      .insertInto("signature")
      .values({
        id,
        document_id: document.id,
        party_id: party.id,
        cms,
        signer: JSON.stringify(signer),
        signed_at: moment(now),
        judged_at: evidence.at,
      })
      .onConflict((conflict) => conflict.columns(["document_id", "party_id"]).doNothing())
      .executeTakeFirst();
    if ((kept.numInsertedOrUpdatedRows ?? 0n) > 0n) await keepSignatureEvidence(transaction, id, evidence);
  });
}

const refused = ({ locale }: Context, reason: SubmitFault): SignatureAnswer => ({
  status: "error",
  reason,
  message: text(locale, `signature.fault.${reason}`),
});

/** Takes what a party signed: each signature is verified, and those before a wrong one are kept. */
export async function submit(context: Context, signing: Signing, signatures: readonly Submitted[]): Promise<SignatureAnswer> {
  const party = partyOf(signing, context);
  if (!party) return refused(context, "notParty");
  if (stateOf(signing, context.now) === "expired") return refused(context, "deadlinePassed");
  for (const { type, cms } of signatures) {
    const document = signing.documents.find((one) => one.type === type);
    if (!document) return refused(context, "otherDocument");
    if (hasSigned(signing, document, party)) continue;
    const verified = await verifyAttempt({ cms, content: bytesOf(document), use: "document", of: party }, context);
    context.services.log({
      level: verified.ok ? "info" : "warn",
      event: verified.ok ? "document-signed" : "signature-refused",
      requestId: context.requestId,
      ...(!verified.ok && { reason: verified.fault }),
    });
    if (!verified.ok) return refused(context, verified.fault);
    if (await hasSignedForAnother(context.db, document.id, party, verified)) return refused(context, "sameSigner");
    await keepSignature(context, document, party, { cms, ...verified });
  }
  const after = await findSigning(context, signing.request.id);
  return { status: "ok", ...(after && { request: requestAnswer(after, context) }) };
}
