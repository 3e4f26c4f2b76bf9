import type { SignerVerdict } from "@shanyraq/signing";
import type { Json } from "./json.ts";

/** Signatures under documents, with the evidence of each verification. */
export interface SignatureTables {
  signature: {
    id: string;
    document_id: string;
    party_id: string;
    cms: string;
    signer: Json<SignerVerdict>;
    signed_at: string;
    /** Null: it was taken before evidence was kept. */
    judged_at: string | null;
  };
  evidence: { sha256: string; kind: "certificate" | "crl" | "ocsp"; content: Uint8Array };
  signature_evidence: { signature_id: string; sha256: string };
}
