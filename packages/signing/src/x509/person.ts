import { toHex } from "../bytes.ts";
import type { Certificate } from "./certificate.ts";
import { keyPurposes } from "./key-purpose.ts";
import { describeName, nameOids } from "./name.ts";

/** In what capacity a key of the national certification centre signs; given in the extended key usage. */
export type Role = "person" | "organisation" | "head" | "trusted" | "employee";

/** The owner of a certificate, by the rules of the national certification centre. */
export interface Person {
  /** As it is in the certificate: surname and first name. */
  readonly name: string;
  readonly surname?: string;
  readonly firstName?: string;
  /** GIVENNAME holds the patronymic. */
  readonly patronymic?: string;
  readonly iin?: string;
  readonly bin?: string;
  readonly organisation?: string;
  readonly email?: string;
  readonly country?: string;
  readonly role?: Role;
}

/** What a person is shown of a certificate. */
export interface CertificateSummary {
  readonly serialNumber: string;
  readonly issuer: string;
  readonly notBefore: string;
  readonly notAfter: string;
  readonly keyUse: "signing" | "authentication" | "both" | "other";
}

const roleOids: readonly (readonly [oid: string, role: Role])[] = [
  ["1.2.398.3.3.4.1.2.1", "head"],
  ["1.2.398.3.3.4.1.2.2", "trusted"],
  ["1.2.398.3.3.4.1.2.5", "employee"],
  ["1.2.398.3.3.4.1.2", "organisation"],
  ["1.2.398.3.3.4.1.1", "person"],
];

/** Control digits are not looked at: certificates of the test system fail that rule, and a certificate is not typed by hand. */
export function personOf({ subject: { values }, extensions }: Certificate): Person {
  const name = values.get(nameOids.commonName) ?? "";
  const surname = values.get(nameOids.surname);
  const uses = extensions.extendedKeyUsage?.oids ?? [];
  return defined({
    name,
    surname,
    firstName: surname !== undefined && name.startsWith(`${surname} `) ? name.slice(surname.length + 1) : undefined,
    patronymic: values.get(nameOids.givenName),
    iin: /^IIN(\d{12})$/.exec(values.get(nameOids.serialNumber) ?? "")?.[1],
    bin: /^BIN(\d{12})$/.exec(values.get(nameOids.organisationalUnit) ?? "")?.[1],
    organisation: values.get(nameOids.organisation),
    email: values.get(nameOids.email),
    country: values.get(nameOids.country),
    role: roleOids.find(([oid]) => uses.includes(oid))?.[1],
  });
}

export function summaryOf({ serial, issuer, notBefore, notAfter, extensions }: Certificate): CertificateSummary {
  const uses = extensions.extendedKeyUsage?.oids ?? [];
  const [signs, authenticates] = [uses.includes(keyPurposes.documents), uses.includes(keyPurposes.login)];
  const alone = signs ? "signing" : "authentication";
  const either = signs || authenticates ? alone : "other";
  const keyUse = signs && authenticates ? "both" : either;
  return {
    serialNumber: toHex(serial),
    issuer: describeName(issuer),
    notBefore: notBefore.toISOString(),
    notAfter: notAfter.toISOString(),
    keyUse,
  };
}

function defined(fields: { readonly [Name in keyof Person]: Person[Name] | undefined }): Person {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as unknown as Person;
}
