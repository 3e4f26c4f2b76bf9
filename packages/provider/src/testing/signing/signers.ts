import { randomBytes } from "node:crypto";
import { createTrustList, toBase64, verifyCms, type SignatureEvidence, type SignerVerdict } from "@shanyraq/signing";
import {
  createSigningKey,
  createTestAuthority,
  issueCertificate,
  signCms,
  type Holder,
  type Identity,
  type KeyAlgorithm,
} from "@shanyraq/signing/authority";
import type { QrOperation } from "../../platform/database/records/qr-operation.ts";
import type { QrSigning } from "../../platform/ports/qr-signing.ts";
import type { Trust } from "@shanyraq/signing/trust";

const random = (octets: number): Uint8Array<ArrayBuffer> => new Uint8Array(randomBytes(octets));
const DAY_MS = 86_400_000;

/** An authority that the back office of a test trusts, and keys of it. */
export async function signersAt(now: number, algorithm: KeyAlgorithm = "ecdsa") {
  const authority = await createTestAuthority({ algorithm, now: new Date(now), random });
  const revoked: { serial: Uint8Array; since: Date }[] = [];
  const list = { known: true };
  const trust = createTrustList({ anchors: [authority.root.certificate.bytes], intermediates: [authority.issuing.certificate.bytes] });
  if (!trust.ok) throw new Error("an authority's own certificates can be read");
  const validity = { thisUpdate: new Date(now - DAY_MS), nextUpdate: new Date(now + 30 * DAY_MS) };
  const signatures: Trust = {
    trust: async () => trust.value,
    revocation: async () => ({ crls: list.known ? await authority.crls(revoked, validity) : [] }),
  };
  const holder = (iin: string, more: Partial<Holder> = {}): Holder => ({
    surname: "ТЕСТОВ",
    firstName: "ТЕСТ",
    iin,
    role: "person",
    ...more,
  });
  const sign = async (who: Identity, content: Uint8Array, at = new Date(now)) =>
    toBase64(await signCms({ content, signers: [who], attached: false, signingTime: at, timestamp: authority.timestamp(at) }));
  return {
    authority,
    signatures,
    list,
    holder,
    issue: async (iin: string, more: Partial<Holder> = {}) => authority.issue(holder(iin, more)),
    /** A key that is for one thing alone (its extended key usage): for signing in unless said. */
    issueFor: async (iin: string, use = "1.3.6.1.5.5.7.3.2"): Promise<Identity> =>
      issueCertificate({
        subject: { commonName: "ТЕСТОВ ТЕСТ", surname: "ТЕСТОВ", serialNumber: `IIN${iin}`, country: "KZ" },
        key: await createSigningKey(algorithm, random),
        issuer: authority.issuing,
        serial: Uint8Array.of(0x41, ...random(8)),
        notBefore: new Date(now - 30 * DAY_MS),
        notAfter: new Date(now + 30 * DAY_MS),
        extendedKeyUsage: { oids: [use, "1.2.398.3.3.4.1.1"] },
      }),
    revoke: ({ certificate: { serial } }: Identity) => void revoked.push({ serial, since: new Date(now - DAY_MS) }),
    sign,
    judged: async (cms: string, content: Uint8Array): Promise<{ signer: SignerVerdict; evidence: SignatureEvidence }> => {
      const read = await verifyCms(Buffer.from(cms, "base64"), {
        trust: trust.value,
        at: new Date(now),
        content,
        revocation: await signatures.revocation(),
      });
      const [signer] = read.ok ? read.value.signers : [];
      if (!read.ok || !signer) throw new Error("it was signed above");
      return { signer, evidence: read.value.evidence };
    },
  };
}
export type Signers = Awaited<ReturnType<typeof signersAt>>;

/** A phone in a test's hands, behind the service that shows codes. */
export function phoneInMemory(now: () => number) {
  const state = { scanned: false, answer: "waiting" as Awaited<ReturnType<QrSigning["collect"]>>, broken: false };
  const handed: { id: string; data: string }[][] = [];
  let opened = 0;
  const service: QrSigning = {
    open: async (): Promise<QrOperation> => {
      if (state.broken) throw new Error("no line to the service");
      opened += 1;
      Object.assign(state, { scanned: false, answer: "waiting" });
      const address = `https://qr.example/${opened}`;
      return {
        picture: "data:image/png;base64,AA==",
        expiresAt: new Date(now() + 180_000).toISOString(),
        person: "https://m.egov.kz/mobileSign/?link=x",
        business: "https://m.egov.kz/businessSign/?link=x",
        dataUrl: `${address}/data`,
        signUrl: `${address}/sign`,
      };
    },
    hand: async (_, papers) => {
      handed.push(papers.map(({ id, data }) => ({ id, data })));
      return state.scanned ? "scanned" : "waiting";
    },
    collect: async () => state.answer,
  };
  return { service, state, handed };
}
