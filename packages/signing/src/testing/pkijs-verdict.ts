import * as pkijs from "pkijs";
import type { Bytes } from "../bytes.ts";

/** Certificates as pkijs holds them; they are read once, as a trust list of ours is. */
export const pkijsCertificates = (list: readonly Bytes[]): pkijs.Certificate[] => list.map((bytes) => pkijs.Certificate.fromBER(bytes));

/** Whether pkijs, asked to check the path as well, takes a document of one signer for good. */
export async function verifyByPkijs(cms: Bytes, trusted: readonly pkijs.Certificate[], at: Date): Promise<boolean> {
  try {
    const content = pkijs.ContentInfo.fromBER(cms);
    const signed = new pkijs.SignedData({ schema: content.content });
    const verified = await signed.verify({
      signer: 0,
      trustedCerts: [...trusted],
      checkDate: at,
      checkChain: true,
      extendedMode: true,
    });
    return verified.signatureVerified === true && verified.signerCertificateVerified === true;
  } catch {
    return false;
  }
}
