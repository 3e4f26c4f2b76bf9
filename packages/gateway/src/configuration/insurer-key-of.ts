import { brand } from "@shanyraq/brand";
import type { InsurerCertificate } from "./insurer-certificate.ts";
import type { Values } from "./variables.ts";

/** The service that holds the insurer's key, and whose key it is. */
export interface InsurerKeyPlace {
  readonly url: string;
  readonly token: string | undefined;
  readonly certificate: InsurerCertificate;
}

/** The insurer's key where one is configured: without it papers carry their customer's signature alone. */
export const insurerKeyOf = ({ INSURER_KEY_URL: url, INSURER_KEY_TOKEN: token, INSURER_CERTIFICATE: certificate }: Values) =>
  url && certificate ? { insurerKey: { url, token, certificate } satisfies InsurerKeyPlace } : {};

/** What does not go together, with what to do about it. */
export const insurerKeyRules = (given: Values): readonly (readonly [broken: boolean, fault: string])[] => {
  const { INSURER_KEY_URL: url, INSURER_CERTIFICATE: certificate, TRUST_ANCHORS, TRUST } = given;
  const bin = certificate?.signatory.bin;
  return [
    [
      (url === undefined) !== (certificate === undefined),
      "INSURER_KEY_URL and INSURER_CERTIFICATE: both or neither; the certificate names who signs for the insurer",
    ],
    [
      bin !== undefined && bin !== brand.company.bin,
      `INSURER_CERTIFICATE: it is of the organisation ${bin}, and the insurer is ${brand.company.bin} (packages/brand)`,
    ],
    [
      certificate !== undefined && certificate.role !== "head" && certificate.role !== "trusted",
      "INSURER_CERTIFICATE: its owner has no right to sign for the insurer; take a key of the head, or of an employee with the right to sign",
    ],
    [
      url !== undefined && !TRUST_ANCHORS && TRUST !== "test",
      "INSURER_KEY_URL needs TRUST_ANCHORS: a signature whose authority nobody believes is not kept",
    ],
  ];
};
