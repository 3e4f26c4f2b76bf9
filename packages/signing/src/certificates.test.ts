import { beforeAll, expect, it } from "vitest";
import { integer, nothing, oid, sequence } from "./asn1/write.ts";
import { issueCertificate, type Identity } from "./authority/issue-certificate.ts";
import { signCms } from "./authority/sign-cms.ts";
import { createSigningKey, type SigningKey } from "./authority/signing-key.ts";
import { edit, and, places } from "./testing/edit-der.ts";
import { answersOf, createWorld, holder, later, now, random, text, type World } from "./testing/world.ts";
import { readCertificate } from "./x509/certificate.ts";
import { extension } from "./x509/write-extension.ts";
import { bitString } from "./asn1/write.ts";

let world: World;
let key: SigningKey;

beforeAll(async () => {
  world = await createWorld("ecdsa");
  key = await createSigningKey("ecdsa", random);
});

const sign = (signer: Identity, stamped?: Date) =>
  signCms({
    content: text("x"),
    signers: [signer],
    attached: true,
    signingTime: now,
    ...(stamped && { timestamp: world.authority.timestamp(stamped) }),
  });
const issue = (parts: Partial<Parameters<typeof issueCertificate>[0]>) =>
  issueCertificate({
    subject: { commonName: "A" },
    key,
    issuer: world.authority.issuing,
    serial: random(8).fill(1, 0, 1),
    notBefore: later(-9),
    notAfter: later(9),
    ...parts,
  });
const first = async (cms: Uint8Array, at = later(1)) => (await world.verify(cms, { at })).signers[0];

it("S42 an expired certificate is bad, unless a timestamp proves that it had signed before", async () => {
  const person = await world.authority.issue(holder, { notAfter: later(24) });
  expect(await first(await sign(person), later(48))).toMatchObject({
    time: "bad",
    reasons: expect.arrayContaining(["certificate-expired"]),
  });
  expect(await first(await sign(person, later(23)), later(48))).toMatchObject({ time: "good", provedTime: later(23).toISOString() });
  expect(await first(await sign(person, later(25)), later(48))).toMatchObject({
    time: "bad",
    reasons: expect.arrayContaining(["certificate-expired"]),
  });
});

it("S42 a certificate that is not valid yet is bad", async () => {
  expect(await first(await sign(await world.authority.issue(holder, { notBefore: later(2) })))).toMatchObject({
    time: "bad",
    reasons: expect.arrayContaining(["certificate-not-yet-valid"]),
  });
});

it("an authority that had expired is bad", async () => {
  const late = new Date("2040-01-01T00:00:00Z");
  const person = await world.authority.issue(holder, { notAfter: new Date("2041-01-01T00:00:00Z") });
  expect(await first(await sign(person), late)).toMatchObject({ time: "bad", reasons: expect.arrayContaining(["issuer-not-valid-then"]) });
});

it("S42 a certificate issued by somebody who is not an authority is not trusted", async () => {
  const person = await world.authority.issue(holder);
  const puppet = await issue({ issuer: person });
  const cms = edit(await sign(puppet), places.certificates, and(person.certificate.bytes));
  expect(await first(cms)).toMatchObject({ signature: "good", trust: "bad", reasons: expect.arrayContaining(["issuer-not-authority"]) });
});

it("an authority whose key may not sign certificates issues no valid ones", async () => {
  const lame = await issue({ authority: true, keyUsage: 0x02, subject: { commonName: "LAME" } });
  const cms = edit(await sign(await issue({ issuer: lame })), places.certificates, and(lame.certificate.bytes));
  expect(await first(cms)).toMatchObject({ trust: "bad", reasons: expect.arrayContaining(["issuer-not-authority"]) });
});

it("S42 a key for encryption alone makes no valid signature", async () => {
  expect(await first(await sign(await issue({ keyUsage: 0x20 })))).toMatchObject({
    signature: "bad",
    reasons: expect.arrayContaining(["key-usage-forbids"]),
  });
});

it("a chain of ten authorities is too long, and a circle of authorities ends", async () => {
  let issuer = world.authority.issuing;
  const chain: Identity[] = [];
  for (let level = 0; level < 10; level++)
    chain.push((issuer = await issue({ issuer, authority: true, subject: { commonName: `L${level}` } })));
  const cms = edit(await sign(await issue({ issuer })), places.certificates, and(...chain.map(({ certificate }) => certificate.bytes)));
  expect(await first(cms)).toMatchObject({ trust: "bad", reasons: expect.arrayContaining(["path-too-long"]) });
  const one = await issueCertificate({
    subject: { commonName: "ONE" },
    key,
    serial: Uint8Array.of(1),
    notBefore: later(-9),
    notAfter: later(9),
    authority: true,
  });
  const two = await issueCertificate({
    subject: { commonName: "TWO" },
    key,
    issuer: one,
    serial: Uint8Array.of(2),
    notBefore: later(-9),
    notAfter: later(9),
    authority: true,
  });
  const back = await issueCertificate({
    subject: { commonName: "ONE" },
    key,
    issuer: two,
    serial: Uint8Array.of(3),
    notBefore: later(-9),
    notAfter: later(9),
    authority: true,
  });
  const circle = edit(
    await sign(await issue({ issuer: two })),
    places.certificates,
    and(one.certificate.bytes, two.certificate.bytes, back.certificate.bytes),
  );
  expect(await first(circle)).toMatchObject({ trust: "bad" });
});

it("a critical extension that is not understood leaves trust unknown", async () => {
  const person = await world.authority.issue(holder);
  const tbs = edit(person.certificate.signed, [-1, 0], and(extension("1.2.3.4", nothing(), true)));
  const { key: authority } = world.authority.issuing;
  const bytes = sequence(tbs, authority.algorithm, bitString(await authority.sign(tbs)));
  const read = readCertificate(bytes);
  if (!read.ok) throw new Error(read.error.detail);
  expect(await first(await sign({ key: person.key, certificate: read.value }))).toMatchObject({
    signature: "good",
    trust: "unknown",
    reasons: expect.arrayContaining(["critical-extension-unknown"]),
  });
});

/** Certificate policies (RFC 5280, 4.2.1.4). */
const policies = (...parts: readonly (readonly [policy: string, qualifier?: string])[]) =>
  sequence(
    ...parts.map(([policy, qualifier]) => sequence(oid(policy), ...(qualifier ? [sequence(sequence(oid(qualifier), nothing()))] : []))),
  );
const [national, cps] = ["1.2.398.3.3.2", "1.3.6.1.5.5.7.2.1"];
const restrictions: readonly (readonly [string, Uint8Array, "good" | "unknown"])[] = [
  ["a critical policy of the national centre", extension("2.5.29.32", policies([national, cps]), true), "good"],
  ["a critical policy of any kind", extension("2.5.29.32", policies(["2.5.29.32.0"]), true), "good"],
  ["a policy that nobody knows, and that is not critical", extension("2.5.29.32", policies(["1.2.3.4"])), "good"],
  ["a critical policy that nobody knows", extension("2.5.29.32", policies(["1.2.3.4"]), true), "unknown"],
  [
    "a critical policy that nobody knows beside one that is known",
    extension("2.5.29.32", policies([national], ["1.2.3.4"]), true),
    "unknown",
  ],
  ["a critical policy with a qualifier that nobody knows", extension("2.5.29.32", policies([national, "1.2.3.4"]), true), "unknown"],
  ["constraints of policies", extension("2.5.29.36", sequence(), true), "unknown"],
  ["constraints of names", extension("2.5.29.30", sequence(), true), "unknown"],
  ["any policy inhibited", extension("2.5.29.54", integer(0), true), "unknown"],
  ["mappings of policies", extension("2.5.29.33", sequence(), true), "unknown"],
  ["something critical that nobody knows", extension("1.2.3.4", nothing(), true), "unknown"],
];
it.each(restrictions)("the trust of a signer or an authority depends on its extension: %s", async (_, more, trust) => {
  const own = await issue({ extensions: [more] });
  const above = await issue({ authority: true, subject: { commonName: "ABOVE" }, extensions: [more] });
  const below = edit(await sign(await issue({ issuer: above })), places.certificates, and(above.certificate.bytes));
  for (const cms of [await sign(own), below]) {
    const signer = await first(cms);
    expect([signer?.signature, signer?.trust]).toEqual(["good", trust]);
    expect(signer?.reasons.includes("critical-extension-unknown")).toBe(trust !== "good");
  }
});

it("a certificate with an extension twice, with two algorithms or with trailing bytes is malformed", async () => {
  const { bytes } = (await world.authority.issue(holder)).certificate;
  const twice = edit(bytes, [0, -1, 0], and(extension("2.5.29.14", nothing())));
  const mixed = edit(bytes, [1], () => sequence(oid("1.2.840.113549.1.1.11"), nothing()));
  for (const bad of [twice, mixed, Uint8Array.of(...bytes, 0), bytes.subarray(0, -1)])
    expect(readCertificate(bad)).toMatchObject({ ok: false, error: { code: "malformed" } });
});

it("an RSA key of 1024 bits is too weak", async () => {
  const pair = await crypto.subtle.generateKey(
    { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256", modulusLength: 1024, publicExponent: Uint8Array.of(1, 0, 1) },
    true,
    ["sign", "verify"],
  );
  const weak: SigningKey = {
    digest: "SHA-256",
    algorithm: sequence(oid("1.2.840.113549.1.1.11"), nothing()),
    publicKey: new Uint8Array(await crypto.subtle.exportKey("spki", pair.publicKey)),
    sign: async (message) => new Uint8Array(await crypto.subtle.sign("RSASSA-PKCS1-v1_5", pair.privateKey, Uint8Array.from(message))),
  };
  expect(answersOf(await world.verify(await sign(await issue({ key: weak }))))).toEqual(["bad good good good"]);
});

it("the key usage distinguishes the several capacities of one person", async () => {
  for (const role of ["person", "head", "trusted", "employee", "organisation"] as const) {
    expect(await first(await sign(await world.authority.issue({ ...holder, role })))).toMatchObject({
      subject: { role, iin: holder.iin, bin: holder.bin, organisation: holder.organisation },
    });
  }
});

it("one document holds signers with three kinds of keys, each verified separately", async () => {
  const [rsa, gost] = await Promise.all([createWorld("rsa"), createWorld("gost-512")]);
  const signers = await Promise.all([world, rsa, gost].map((one) => one.authority.issue(holder)));
  const cms = await signCms({ content: text("x"), signers, attached: false, signingTime: now });
  const trust = {
    ...gost.trust,
    anchors: [...gost.trust.anchors, ...world.trust.anchors],
    intermediates: [...gost.trust.intermediates, ...world.trust.intermediates],
  };
  const verdict = await world.verify(cms, { trust, content: text("x") });
  expect(verdict.signers.map(({ signature, trust: trusted }) => `${signature} ${trusted}`).toSorted()).toEqual([
    "good bad",
    "good good",
    "good good",
  ]);
});

it("a detached document is verified by digests when the content is not at hand", async () => {
  const person = await world.authority.issue(holder);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", text("a large file")));
  const cms = await signCms({ content: { digests: { "SHA-256": digest } }, signers: [person], attached: false, signingTime: now });
  expect((await world.verify(cms, { contentDigests: { "SHA-256": digest } })).verdict).toBe("good");
  expect((await world.verify(cms, { content: text("a large file") })).verdict).toBe("good");
  expect((await world.verify(cms, { contentDigests: { "SHA-256": new Uint8Array(32) } })).verdict).toBe("bad");
  expect((await world.verify(cms, { contentDigests: {} })).verdict).toBe("unknown");
});
