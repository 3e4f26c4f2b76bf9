import { beforeAll, expect, it } from "vitest";
import type { Identity } from "../authority/issue-certificate.ts";
import { signCms } from "../authority/sign-cms.ts";
import { writeCrl, writeOcspResponse } from "../authority/write-revocations.ts";
import type { Bytes } from "../bytes.ts";
import { edit, flip } from "../testing/edit-der.ts";
import { createWorld, holder, later, now, text, type World } from "../testing/world.ts";
import type { RevocationSources } from "./evidence.ts";

let world: World;
let foreign: World;
let person: Identity;
let plain: Bytes;
let stamped: Bytes;
let rootCrl: Bytes;

const fresh = { thisUpdate: later(-1), nextUpdate: later(24) };

beforeAll(async () => {
  [world, foreign] = await Promise.all([createWorld("ecdsa"), createWorld("ecdsa")]);
  person = await world.authority.issue(holder);
  const request = { content: text("x"), signers: [person], attached: true, signingTime: now };
  plain = await signCms(request);
  stamped = await signCms({ ...request, timestamp: world.authority.timestamp(now) });
  rootCrl = await writeCrl(world.authority.root, [], fresh);
});

async function reasonsFor(revocation: RevocationSources, cms = plain) {
  const verdict = await world.verify(cms, { revocation: { ...revocation, crls: [...(revocation.crls ?? []), rootCrl] } });
  const [signer] = verdict.signers;
  return [signer?.revocation, ...(signer?.reasons ?? []).filter((reason) => reason.includes("revo"))];
}

const crl = (parts: Partial<typeof fresh> = {}, revoked: Parameters<typeof writeCrl>[1] = []) =>
  writeCrl(world.authority.issuing, revoked, { ...fresh, ...parts });
const self = () => ({ serial: person.certificate.serial, since: later(-2) });

it("an authentic list or response without a revocation is good; no list or response is not", async () => {
  expect(await reasonsFor({ crls: [await crl()] })).toEqual(["good"]);
  expect(await reasonsFor({ ocsp: [await world.authority.ocsp(person, "good", fresh)] })).toEqual(["good"]);
  expect(await reasonsFor({})).toEqual(["unknown", "revocation-not-checked"]);
});

it("a revoked certificate is bad, by a list or a response, whatever else says good", async () => {
  expect(await reasonsFor({ crls: [await crl({}, [self()])] })).toEqual(["bad", "revoked"]);
  expect(await reasonsFor({ ocsp: [await world.authority.ocsp(person, self(), fresh)] })).toEqual(["bad", "revoked"]);
  expect(
    await reasonsFor({ crls: [await crl(), await crl({}, [self()])], ocsp: [await world.authority.ocsp(person, "good", fresh)] }),
  ).toEqual(["bad", "revoked"]);
});

it("a revocation after the proved time changes nothing, unless the key was compromised", async () => {
  const after = { ...self(), since: later(0.5) };
  expect(await reasonsFor({ crls: [await crl({}, [after])] }, stamped)).toEqual(["good", "revoked-later"]);
  expect(await reasonsFor({ crls: [await crl({}, [after])] }, plain)).toEqual(["bad", "revoked"]);
  expect(await reasonsFor({ crls: [await crl({}, [{ ...after, reason: 1 }])] }, stamped)).toEqual(["bad", "revoked"]);
  expect(await reasonsFor({ crls: [await crl({}, [self()])] }, stamped)).toEqual(["bad", "revoked"]);
});

it("a list that is stale, from the future or signed by another key does not count", async () => {
  expect(await reasonsFor({ crls: [await crl({ thisUpdate: later(-48), nextUpdate: later(-24) })] })).toEqual([
    "unknown",
    "revocation-stale",
  ]);
  expect(await reasonsFor({ crls: [await crl({ thisUpdate: later(12) })] })).toEqual(["unknown", "revocation-stale"]);
  expect(
    await reasonsFor({ crls: [await writeCrl({ ...world.authority.issuing, key: foreign.authority.issuing.key }, [], fresh)] }),
  ).toEqual(["unknown", "revocation-unauthenticated"]);
  expect(await reasonsFor({ crls: [edit(await crl(), [2], flip)] })).toEqual(["unknown", "revocation-unauthenticated"]);
});

it("a list of another authority, and a file that is not a list, are skipped", async () => {
  expect(await reasonsFor({ crls: [rootCrl, text("no list"), new Uint8Array()] })).toEqual(["unknown", "revocation-not-checked"]);
});

it("a response that is stale, unknown, refused or of another certificate is not good", async () => {
  const other = await world.authority.issue(holder);
  expect(
    await reasonsFor({ ocsp: [await world.authority.ocsp(person, "good", { thisUpdate: later(-48), nextUpdate: later(-24) })] }),
  ).toEqual(["unknown", "revocation-stale"]);
  expect(await reasonsFor({ ocsp: [await world.authority.ocsp(person, "unknown", fresh)] })).toEqual(["unknown", "revocation-unknown"]);
  expect(await reasonsFor({ ocsp: [await world.authority.ocsp(other, "good", fresh)] })).toEqual(["unknown", "revocation-not-checked"]);
  expect(await reasonsFor({ ocsp: [Uint8Array.of(0x30, 3, 0x0a, 1, 6), text("no response")] })).toEqual([
    "unknown",
    "revocation-not-checked",
  ]);
});

it("a response is trusted only from the issuer or from a responder that it appointed", async () => {
  const { issuing } = world.authority;
  const answer = { certificate: person.certificate, issuer: issuing.certificate, status: "good" as const, ...fresh };
  expect(await reasonsFor({ ocsp: [await writeOcspResponse({ ...answer, responder: issuing })] })).toEqual(["good"]);
  const stranger = await foreign.authority.issue(holder);
  for (const responder of [person, stranger, foreign.authority.issuing, { ...issuing, key: foreign.authority.issuing.key }])
    expect(await reasonsFor({ ocsp: [await writeOcspResponse({ ...answer, responder })] })).toEqual([
      "unknown",
      "revocation-unauthenticated",
    ]);
});

it("the intermediate authorities are checked too", async () => {
  const { root, issuing } = world.authority;
  const revoked = await writeCrl(root, [{ serial: issuing.certificate.serial, since: later(-2) }], fresh);
  const of = async (crls: readonly Bytes[]) => (await world.verify(plain, { revocation: { crls } })).signers[0];
  expect(await of([await crl(), revoked])).toMatchObject({ revocation: "bad", reasons: expect.arrayContaining(["issuer-revoked"]) });
  expect(await of([await crl()])).toMatchObject({
    revocation: "unknown",
    reasons: expect.arrayContaining(["issuer-revocation-not-checked"]),
  });
});
