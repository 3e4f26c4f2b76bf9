import { toBase64, toHex } from "@shanyraq/signing";
import type { SandboxKey } from "./authority.ts";

const pem = (bytes: Uint8Array, kind: string): string =>
  `-----BEGIN ${kind}-----\n${toBase64(bytes).replace(/.{64}/g, "$&\n")}\n-----END ${kind}-----\n`;
export const pemOf = (cms: Uint8Array): string => pem(cms, "CMS");

/** dd.MM.yyyy HH:mm:ss in the time of Almaty, as the application writes dates. */
const almaty = (moment: Date): string => {
  const iso = new Date(moment.getTime() + 5 * 3_600_000).toISOString();
  return `${iso.slice(8, 10)}.${iso.slice(5, 7)}.${iso.slice(0, 4)} ${iso.slice(11, 19)}`;
};
const nameOf = (values: ReadonlyMap<string, string>): string => [...values.values()].join(", ");

/** What the application returns about a key. */
export function keyInfoOf({ id, algorithm, identity: { certificate } }: SandboxKey) {
  const { subject, issuer, serial, notBefore, notAfter, extensions, bytes } = certificate;
  return {
    alias: id,
    keyId: toHex(extensions.subjectKeyId ?? new Uint8Array()),
    algorithm: algorithm === "rsa" ? "RSA" : "ECGOST3410-2015-512",
    subjectCn: subject.values.get("2.5.4.3") ?? "",
    subjectDn: nameOf(subject.values),
    issuerCn: issuer.values.get("2.5.4.3") ?? "",
    issuerDn: nameOf(issuer.values),
    serialNumber: toHex(serial),
    certNotAfter: almaty(notAfter),
    certNotBefore: almaty(notBefore),
    authorityKeyIdentifier: toHex(extensions.authorityKeyId ?? new Uint8Array()),
    pem: pem(bytes, "CERTIFICATE"),
  };
}

/** Which keys a request lets a person choose from. */
export interface KeyChoice {
  readonly storages: readonly string[] | undefined;
  readonly usages: readonly string[];
  readonly iin?: string;
  readonly bin?: string;
  readonly serialNumber?: string;
}

export const suits = (key: SandboxKey, { storages, usages, iin, bin, serialNumber }: KeyChoice): boolean => {
  const { extendedKeyUsage } = key.identity.certificate.extensions;
  return (
    (storages === undefined || storages.includes(key.storage)) &&
    usages.every((usage) => extendedKeyUsage?.oids.includes(usage) ?? false) &&
    (iin === undefined || key.iin === iin) &&
    (bin === undefined || key.bin === bin) &&
    (serialNumber === undefined || toHex(key.identity.certificate.serial) === serialNumber.toLowerCase())
  );
};
