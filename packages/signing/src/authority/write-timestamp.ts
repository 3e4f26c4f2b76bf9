import { generalizedTime, integer, octetString, oid, sequence } from "../asn1/write.ts";
import type { Bytes } from "../bytes.ts";
import { cmsOids } from "../cms/oids.ts";
import { digestOf, type DigestName } from "../crypto/digest.ts";
import type { Identity } from "./issue-certificate.ts";
import { signCms } from "./sign-cms.ts";
import { digestIdentifier } from "./signing-key.ts";

/** The policy of the national certification centre's timestamps under GOST. */
export const timestampPolicy = "1.2.398.3.3.2.6.4";

/** A timestamp token (RFC 3161) over the given octets of a signature, as in CAdES-T. */
export async function writeTimestamp(
  stamped: Uint8Array,
  digest: DigestName,
  { signer, serial, time }: { readonly signer: Identity; readonly serial: Uint8Array; readonly time: Date },
): Promise<Bytes> {
  const info = sequence(
    integer(1),
    oid(timestampPolicy),
    sequence(digestIdentifier(digest), octetString(await digestOf(digest, stamped))),
    integer(serial),
    generalizedTime(time),
  );
  return signCms({ content: info, signers: [signer], attached: true, signingTime: time, contentType: cmsOids.timestampInfo });
}
