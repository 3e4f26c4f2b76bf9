import { createHash, randomBytes } from "node:crypto";
import { createTrustList, sentenceOf, toBase64, verifyDocument, type Language, type ReasonCode } from "@shanyraq/signing";
import {
  createSigningKey,
  createTestAuthority,
  issueCertificate,
  signCms,
  type CertificateRequest,
  type Identity,
  type TestAuthority,
} from "@shanyraq/signing/authority";
import { looseLimits, seededPeople } from "@shanyraq/provider";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Trust } from "@shanyraq/signing/trust";
import { DAY, openInsurer, type Insurer } from "./insurer.ts";

const NOW = Date.parse("2026-11-22T04:00:00Z");
const at = new Date(NOW);
const random = (octets: number) => new Uint8Array(randomBytes(octets));
const iin = seededPeople.find(({ shows }) => shows === "nothing")?.iin ?? "";
const verifier = "only-this-browser-holds-it-0000000000000000";
const challenge = createHash("sha256").update(verifier).digest("base64url");

/** Purposes of keys (extended key usage). */
const purpose = {
  documents: "1.3.6.1.5.5.7.3.4",
  login: "1.3.6.1.5.5.7.3.2",
  websites: "1.3.6.1.5.5.7.3.1",
  programs: "1.3.6.1.5.5.7.3.3",
  timestamps: "1.3.6.1.5.5.7.3.8",
  ocsp: "1.3.6.1.5.5.7.3.9",
  any: "2.5.29.37.0",
  person: "1.2.398.3.3.4.1.1",
  head: "1.2.398.3.3.4.1.2.1",
} as const;

let authority: TestAuthority;
let signatures: Trust;
let insurer: Insurer;
beforeAll(async () => {
  authority = await createTestAuthority({ algorithm: "ecdsa", now: at, random });
  const list = createTrustList({ anchors: [authority.root.certificate.bytes], intermediates: [authority.issuing.certificate.bytes] });
  if (!list.ok) throw new Error("an authority's own certificates can be read");
  const validity = { thisUpdate: new Date(NOW - DAY), nextUpdate: new Date(NOW + 30 * DAY) };
  signatures = { trust: async () => list.value, revocation: async () => ({ crls: await authority.crls([], validity) }) };
  insurer = await openInsurer({ limits: looseLimits, signatures });
});
afterAll(() => insurer.close());

type Wish = Pick<CertificateRequest, "extendedKeyUsage" | "authority" | "keyUsage">;
const key = async (wish: Wish): Promise<Identity> =>
  issueCertificate({
    subject: { commonName: "ТЕСТОВ ТЕСТ", surname: "ТЕСТОВ", serialNumber: `IIN${iin}`, country: "KZ" },
    key: await createSigningKey("ecdsa", random),
    issuer: authority.issuing,
    serial: Uint8Array.of(0x41, ...random(8)),
    notBefore: new Date(NOW - DAY),
    notAfter: new Date(NOW + DAY),
    ...wish,
  });
const uses = (...oids: readonly string[]): Wish => ({ extendedKeyUsage: { oids } });

const keys: readonly (readonly [string, Wish, ReasonCode | undefined, login: string])[] = [
  ["of a person, for documents", uses(purpose.documents, purpose.person), undefined, "ok"],
  ["of the head of a company, for documents", uses(purpose.documents, purpose.head), undefined, "ok"],
  ["for documents and for signing in", uses(purpose.login, purpose.documents), undefined, "ok"],
  ["for signing in alone", uses(purpose.login, purpose.person), "key-for-login", "ok"],
  ["of a website", uses(purpose.websites), "key-for-websites", "wrongPurpose"],
  ["of a website that also signs in elsewhere", uses(purpose.websites, purpose.login), "key-for-websites", "wrongPurpose"],
  ["for programs", uses(purpose.programs), "key-for-programs", "wrongPurpose"],
  [
    "of a time-stamping service",
    { extendedKeyUsage: { oids: [purpose.timestamps], critical: true } },
    "key-for-timestamps",
    "wrongPurpose",
  ],
  ["of a responder", uses(purpose.ocsp), "key-for-ocsp", "wrongPurpose"],
  ["for any purpose, and none by name", uses(purpose.any), "key-for-something-else", "wrongPurpose"],
  ["of a capacity without a purpose", uses(purpose.person), "key-for-something-else", "wrongPurpose"],
  ["of an authority", { authority: true, keyUsage: 0xc6 }, "key-of-authority", "wrongPurpose"],
  [
    "of an authority that says it is for documents",
    { authority: true, keyUsage: 0xc6, ...uses(purpose.documents) },
    "key-of-authority",
    "wrongPurpose",
  ],
];

describe("a document signed by a key", () => {
  it.each(keys)("%s", async (_, wish, reason) => {
    const cms = await signCms({ content: random(20), signers: [await key(wish)], attached: true, signingTime: at });
    const verified = await verifyDocument(cms, { trust: await signatures.trust(), revocation: await signatures.revocation(), at });
    if (!verified.ok) throw new Error(verified.error.code);
    const { verdict, signers } = verified.value;
    expect([verdict, ...(signers[0]?.reasons ?? [])]).toEqual([reason ? "bad" : "good", ...(reason ? [reason] : []), "timestamp-missing"]);
    // What was found of the signature itself stays true: it is the purpose that is wrong.
    expect(signers[0]).toMatchObject({
      signature: "good",
      trust: "good",
      time: "good",
      revocation: "good",
      purpose: reason ? "bad" : "good",
    });
  });
  it.each<readonly [Language, RegExp]>([
    ["ru", /для входа/],
    ["kk", /кіруге/],
    ["en", /for signing in/],
  ])("for signing in says so in %s", (language, words) => expect(sentenceOf("key-for-login", language)).toMatch(words));
});

describe("a login by a key", () => {
  it.each(keys)("%s", async (_, wish, __, expected) => {
    const browser = insurer.browser("198.51.100.7");
    const { nonce = "" } = (await browser.call("authLogin", { challenge })).body;
    const cms = await signCms({
      content: new TextEncoder().encode(nonce),
      signers: [await key(wish)],
      attached: false,
      signingTime: at,
      timestamp: authority.timestamp(at),
    });
    const { body } = await browser.call("getAuthLogin", { nonce, verifier, signature: toBase64(cms) });
    expect(body.reason ?? body.status).toBe(expected);
  });
});
