import { isOneTwice, readCertificate, summaryOf, type Certificate, type SignatureEvidence, type SignerVerdict } from "@shanyraq/signing";
import type { Kysely } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";
import type { Party } from "./read-request.ts";

/** The certificate of a signature among those that its verdict rests on. */
const ownerOf = ({ certificate }: SignerVerdict, certificates: readonly Uint8Array[]): Certificate | undefined =>
  certificates
    .flatMap((bytes) => {
      const read = readCertificate(bytes);
      return read.ok ? [read.value] : [];
    })
    .find((one) => {
      const { serialNumber, issuer } = summaryOf(one);
      return serialNumber === certificate?.serialNumber && issuer === certificate.issuer;
    });

/**
 * Whether a document already has a signature of the same key for another party. Two parties are two signers: a person who signs for the insurer and buys a
 * policy signs the policy with a key of their own (docs/decisions/016-signatures.md).
 */
export async function hasSignedForAnother(
  db: Kysely<Tables>,
  documentId: string,
  party: Pick<Party, "id">,
  { signer, evidence }: { readonly signer: SignerVerdict; readonly evidence: Pick<SignatureEvidence, "certificates"> },
): Promise<boolean> {
  const own = ownerOf(signer, evidence.certificates);
  if (!own) return false;
  const rows = await db
    .selectFrom("signature")
    .innerJoin("signature_evidence", "signature_evidence.signature_id", "signature.id")
    .innerJoin("evidence", "evidence.sha256", "signature_evidence.sha256")
    .select(["signature.signer", "evidence.content"])
    .where("signature.document_id", "=", documentId)
    .where("signature.party_id", "!=", party.id)
    .where("evidence.kind", "=", "certificate")
    .execute();
  return rows.some((row) => {
    // Written by `keepSignature` alone.
    const other = ownerOf(row.signer as SignerVerdict, [new Uint8Array(row.content)]);
    return other !== undefined && isOneTwice([own, other]);
  });
}
