import { octetString, oid, sequence, truth } from "../asn1/write.ts";
import type { Bytes } from "../bytes.ts";

/** One extension of a certificate, of a list, of a request or of a response (RFC 5280, 4.2). */
export function extension(id: string, value: Uint8Array, critical = false): Bytes {
  return sequence(oid(id), ...(critical ? [truth()] : []), octetString(value));
}
