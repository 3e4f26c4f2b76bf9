import {
  bitString,
  context,
  der,
  ia5String,
  integer,
  octetString,
  oid,
  plainContext,
  printableString,
  sequence,
  setOf,
  time,
  truth,
  utf8String,
} from "../asn1/write.ts";
import { tags } from "../asn1/tags.ts";
import { ownBytes, type Bytes } from "../bytes.ts";
import { digestOf } from "../crypto/digest.ts";
import { nameOids } from "../x509/name.ts";
import { certificateFrom, type Certificate } from "../x509/certificate.ts";
import { extension } from "../x509/write-extension.ts";
import type { SigningKey } from "./signing-key.ts";

/** A key with its certificate. */
export interface Identity {
  readonly key: SigningKey;
  readonly certificate: Certificate;
}

export type NameParts = Partial<Record<keyof typeof nameOids, string>>;

export interface CertificateRequest {
  readonly subject: NameParts;
  readonly key: SigningKey;
  /** Without one the certificate is signed by its own key. */
  readonly issuer?: Identity;
  readonly serial: Uint8Array;
  readonly notBefore: Date;
  readonly notAfter: Date;
  readonly authority?: boolean;
  /** Octet of the key usage, by default signing and non-repudiation. */
  readonly keyUsage?: number;
  readonly extendedKeyUsage?: { readonly oids: readonly string[]; readonly critical?: boolean };
  /** Where its responder answers, and where the list that would revoke it is published. */
  readonly ocspUrl?: string;
  readonly crlUrl?: string;
  /** Others, encoded. */
  readonly extensions?: readonly Uint8Array[];
}

/** Writes a name in the order in which its parts are given, as the national certification centre does. */
export function writeName(parts: NameParts): Bytes {
  const written = Object.entries(parts).map(([part, text]) => {
    const plain = part === "country" || part === "serialNumber";
    const value = part === "email" ? ia5String(text) : (plain ? printableString : utf8String)(text);
    return setOf(sequence(oid(nameOids[part as keyof typeof nameOids]), value));
  });
  return sequence(...written);
}

/** Issues a certificate (RFC 5280). */
export async function issueCertificate(request: CertificateRequest): Promise<Identity> {
  const { subject, key, issuer, serial, notBefore, notAfter } = request;
  const signer = issuer?.key ?? key;
  const name = writeName(subject);
  const keyId = (await digestOf("SHA-1", key.publicKey)).slice(0, 20);
  const signed = sequence(
    context(0, integer(2)),
    integer(serial),
    signer.algorithm,
    issuer?.certificate.subject.bytes ?? name,
    sequence(time(notBefore), time(notAfter)),
    name,
    key.publicKey,
    context(3, sequence(...extensionsOf(request, keyId, issuer?.certificate.extensions.subjectKeyId ?? keyId))),
  );
  const bytes = sequence(signed, signer.algorithm, bitString(await signer.sign(signed)));
  return { key, certificate: certificateFrom(bytes) };
}

/** A uniform resource identifier as a general name. */
const address = (url: string) => ia5String(url, 0x86);

function extensionsOf(request: CertificateRequest, keyId: Bytes, issuerKeyId: Bytes): Bytes[] {
  const { authority = false, keyUsage = authority ? 0x06 : 0xc0, extendedKeyUsage, ocspUrl, crlUrl, extensions = [] } = request;
  return [
    ...(authority ? [extension("2.5.29.19", sequence(truth()), true)] : []),
    extension("2.5.29.15", der(tags.bitString, Uint8Array.of(0, keyUsage)), true),
    ...(extendedKeyUsage ? [extension("2.5.29.37", sequence(...extendedKeyUsage.oids.map(oid)), extendedKeyUsage.critical)] : []),
    extension("2.5.29.14", octetString(keyId)),
    extension("2.5.29.35", sequence(plainContext(0, issuerKeyId))),
    ...(crlUrl === undefined ? [] : [extension("2.5.29.31", sequence(sequence(context(0, context(0, address(crlUrl))))))]),
    ...(ocspUrl === undefined ? [] : [extension("1.3.6.1.5.5.7.1.1", sequence(sequence(oid("1.3.6.1.5.5.7.48.1"), address(ocspUrl))))]),
    ...extensions.map(ownBytes),
  ];
}
