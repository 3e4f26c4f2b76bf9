import type { Bytes } from "../bytes.ts";
import type { DigestName } from "../crypto/digest.ts";
import type { Random } from "../crypto/gost.ts";
import type { Role } from "../x509/person.ts";
import { answerOcsp } from "./answer-ocsp.ts";
import { issueCertificate, type Identity, type NameParts } from "./issue-certificate.ts";
import { createSigningKey, type KeyAlgorithm } from "./signing-key.ts";
import { writeCrl, writeOcspResponse, type OcspStatus, type Revocation, type Validity } from "./write-revocations.ts";
import { writeTimestamp } from "./write-timestamp.ts";

/** The person a certificate is issued to. */
export interface Holder {
  readonly surname: string;
  readonly firstName: string;
  readonly patronymic?: string;
  readonly iin: string;
  readonly bin?: string;
  readonly organisation?: string;
  readonly role: Role;
}

/** An own certification centre: a root, an issuing authority, a time-stamping one and a responder. Trusted only by tests and sandboxes. */
export interface TestAuthority {
  readonly root: Identity;
  readonly issuing: Identity;
  readonly issue: (holder: Holder, validity?: { readonly notBefore?: Date; readonly notAfter?: Date }) => Promise<Identity>;
  readonly timestamp: (time: Date) => (signature: Bytes, digest: DigestName) => Promise<Bytes>;
  readonly crls: (revoked: readonly Revocation[], validity: Validity) => Promise<readonly Bytes[]>;
  readonly ocsp: (certificate: Identity, status: OcspStatus, validity: Validity) => Promise<Bytes>;
  /** Answers a question that was posted to its responder. */
  readonly answer: (request: Uint8Array, statusOf: (serial: Uint8Array) => OcspStatus, validity: Validity) => Promise<Bytes>;
}

export interface AuthorityOptions {
  readonly algorithm: KeyAlgorithm;
  readonly now: Date;
  readonly random: Random;
  /** Part of the names of its authorities. */
  readonly title?: string;
  /** Part of its certificates: where its responder answers, and where its lists are. */
  readonly ocspUrl?: string;
  readonly crlUrl?: string;
}

const roleUses: Record<Role, readonly string[]> = {
  person: ["1.2.398.3.3.4.1.1"],
  organisation: ["1.2.398.3.3.4.1.2"],
  head: ["1.2.398.3.3.4.1.2", "1.2.398.3.3.4.1.2.1"],
  trusted: ["1.2.398.3.3.4.1.2", "1.2.398.3.3.4.1.2.2"],
  employee: ["1.2.398.3.3.4.1.2", "1.2.398.3.3.4.1.2.5"],
};
const signingUse = "1.3.6.1.5.5.7.3.4";
const year = 365 * 24 * 3_600_000;

/** Makes an authority with new keys. */
export async function createTestAuthority({
  algorithm,
  now,
  random,
  title = "TEST AUTHORITY",
  ...published
}: AuthorityOptions): Promise<TestAuthority> {
  const began = new Date(now.getTime() - 2 * year);
  const ends = new Date(now.getTime() + 8 * year);
  // The top bit is left out: the number stays positive and of one length.
  const serial = () => random(20).map((octet, index) => (index === 0 ? (octet & 0x3f) | 0x40 : octet));
  const make = async (subject: NameParts, rest: Partial<Parameters<typeof issueCertificate>[0]>) =>
    issueCertificate({
      subject,
      key: await createSigningKey(algorithm, random),
      serial: serial(),
      notBefore: began,
      notAfter: ends,
      ...rest,
    });
  const root = await make({ commonName: `${title} ROOT`, country: "KZ" }, { authority: true });
  const issuing = await make({ commonName: title, country: "KZ" }, { authority: true, issuer: root, ...published });
  const serviceOf = (id: string, critical: boolean) => ({ issuer: issuing, keyUsage: 0x80, extendedKeyUsage: { oids: [id], critical } });
  const clock = await make({ commonName: `${title} TIME-STAMPING`, country: "KZ" }, serviceOf("1.3.6.1.5.5.7.3.8", true));
  const responder = await make({ commonName: `${title} OCSP`, country: "KZ" }, serviceOf("1.3.6.1.5.5.7.3.9", false));
  return {
    root,
    issuing,
    issue: (holder, { notBefore = new Date(now.getTime() - year / 2), notAfter = new Date(now.getTime() + year / 2) } = {}) =>
      make(nameOf(holder), {
        issuer: issuing,
        notBefore,
        notAfter,
        extendedKeyUsage: { oids: [signingUse, ...roleUses[holder.role]] },
        ...published,
      }),
    timestamp: (time) => (signature, digest) => writeTimestamp(signature, digest, { signer: clock, serial: serial(), time }),
    crls: async (revoked, validity) => [await writeCrl(issuing, revoked, validity), await writeCrl(root, [], validity)],
    ocsp: ({ certificate }, status, validity) =>
      writeOcspResponse({ certificate, issuer: issuing.certificate, status, responder, ...validity }),
    answer: (request, statusOf, validity) =>
      answerOcsp(
        request,
        [
          { issuer: issuing, responder },
          { issuer: root, responder: root },
        ],
        statusOf,
        validity,
      ),
  };
}

function nameOf({ surname, firstName, patronymic, iin, bin, organisation }: Holder): NameParts {
  return {
    commonName: `${surname} ${firstName}`,
    surname,
    serialNumber: `IIN${iin}`,
    country: "KZ",
    ...(organisation !== undefined && { organisation }),
    ...(bin !== undefined && { organisationalUnit: `BIN${bin}` }),
    ...(patronymic !== undefined && { givenName: patronymic }),
  };
}
