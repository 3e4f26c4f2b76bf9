import { personOf, readCertificateFile, type Person } from "@shanyraq/signing";
import type { Signatory } from "@shanyraq/provider";

/** What the certificate of the insurer's key says: who signs for the insurer, in what capacity, and until when. */
export interface InsurerCertificate {
  readonly signatory: Signatory;
  readonly role: Person["role"];
  /** ISO 8601. */
  readonly validTo: string;
}

/** Reads it in PEM or base64; undefined where it cannot be read, or names no person (IIN) of a legal entity (BIN). */
export function readInsurerCertificate(text: string): InsurerCertificate | undefined {
  const read = readCertificateFile(new TextEncoder().encode(text));
  if (!read.ok) return undefined;
  const { name, patronymic, iin, bin, role } = personOf(read.value);
  if (iin === undefined || bin === undefined) return undefined;
  const signatory = { name: [name, patronymic].filter(Boolean).join(" "), iin, bin };
  return { signatory, role, validTo: read.value.notAfter.toISOString() };
}
