import * as pkijs from "pkijs";
import type { Bytes } from "../bytes.ts";

/** Whether pkijs, asked to check the path as well, takes a document of one signer for good. */
export async function verifyByPkijs(cms: Bytes, trusted: readonly Bytes[], at: Date): Promise<boolean> {
  try {
    const content = pkijs.ContentInfo.fromBER(cms);
    const signed = new pkijs.SignedData({ schema: content.content });
    const verified = await signed.verify({
      signer: 0,
      trustedCerts: trusted.map((bytes) => pkijs.Certificate.fromBER(bytes)),
      checkDate: at,
      checkChain: true,
      extendedMode: true,
    });
    return verified.signatureVerified === true && verified.signerCertificateVerified === true;
  } catch {
    return false;
  }
}
