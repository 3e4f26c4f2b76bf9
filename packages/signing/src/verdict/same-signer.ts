import { sameBytes } from "../bytes.ts";
import type { Certificate } from "../x509/certificate.ts";

/**
 * Whether one signer appears twice among the owners of signatures. A CMS names its signer by issuer and serial or by the identifier of the key, and a key may
 * be certified twice: a count of signatures must not count one key as two people.
 */
export const isOneTwice = (owners: readonly Certificate[]): boolean =>
  owners.some((one, index) =>
    owners.slice(index + 1).some((other) => sameBytes(one.bytes, other.bytes) || sameBytes(one.publicKey.key, other.publicKey.key)),
  );
