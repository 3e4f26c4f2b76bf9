import type { ReasonCode } from "../reasons.ts";
import type { Certificate } from "./certificate.ts";

/** Purposes of a key (extended key usage: RFC 5280, 4.2.1.12). The national centre marks keys for documents by the first and for login by the second. */
export const keyPurposes = {
  documents: "1.3.6.1.5.5.7.3.4",
  login: "1.3.6.1.5.5.7.3.2",
  websites: "1.3.6.1.5.5.7.3.1",
  programs: "1.3.6.1.5.5.7.3.3",
  timestamps: "1.3.6.1.5.5.7.3.8",
  ocsp: "1.3.6.1.5.5.7.3.9",
} as const;

const { documents, ...others } = keyPurposes;
/** The narrowest first: a key that serves for several things is named by it. */
const misuses: readonly (readonly [oid: string, reason: ReasonCode])[] = [
  [others.timestamps, "key-for-timestamps"],
  [others.ocsp, "key-for-ocsp"],
  [others.programs, "key-for-programs"],
  [others.websites, "key-for-websites"],
  [others.login, "key-for-login"],
];

/**
 * The purpose of a key, if it is not signing documents. A certificate that names no purpose restricts none, but that of an authority issues certificates and
 * signs nothing else; "any purpose" does not count as the required one.
 */
export function misuseOf({ extensions: { authority, extendedKeyUsage } }: Certificate): ReasonCode | undefined {
  if (authority) return "key-of-authority";
  if (!extendedKeyUsage || extendedKeyUsage.oids.includes(documents)) return undefined;
  return misuses.find(([oid]) => extendedKeyUsage.oids.includes(oid))?.[1] ?? "key-for-something-else";
}
