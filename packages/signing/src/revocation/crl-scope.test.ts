import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { context, ia5String, integer, nothing, plainContext, sequence } from "../asn1/write.ts";
import { issueCertificate, writeName, type Identity } from "../authority/issue-certificate.ts";
import { signCms } from "../authority/sign-cms.ts";
import { createSigningKey } from "../authority/signing-key.ts";
import { writeCrl, type Revocation } from "../authority/write-revocations.ts";
import { toBase64, type Bytes } from "../bytes.ts";
import { createWorld, later, now, random, text, type World } from "../testing/world.ts";
import { extension } from "../x509/write-extension.ts";
import { askCrl, speaksFor } from "./crl.ts";

const here = "http://crl.example/users.crl";
const fresh = { thisUpdate: later(-1), nextUpdate: later(24) };
const on = Uint8Array.of(0xff);
/** Issuing distribution point of a list (RFC 5280, 5.2.5). */
const point = (...parts: readonly Bytes[]) => extension("2.5.29.28", sequence(...parts), true);
const at = (url: string) => context(0, context(0, ia5String(url, 0x86)));
const [users, authorities, indirect, attributes] = [1, 2, 4, 5].map((number) => plainContext(number, on)) as [Bytes, Bytes, Bytes, Bytes];
const someReasons = plainContext(3, Uint8Array.of(5, 0x60));
const delta = extension("2.5.29.27", integer(1), true);

let world: World;
let person: Identity;
let authority: Identity;
let cms: Bytes;
let rootCrl: Bytes;
const folder = mkdtempSync(path.join(tmpdir(), "crl-scope-"));
beforeAll(async () => {
  world = await createWorld("ecdsa");
  const issue = async (commonName: string, isAuthority: boolean) =>
    issueCertificate({
      subject: { commonName },
      key: await createSigningKey("ecdsa", random),
      issuer: world.authority.issuing,
      serial: Uint8Array.of(0x41, ...random(8)),
      notBefore: later(-9),
      notAfter: later(48),
      authority: isAuthority,
      crlUrl: here,
    });
  [person, authority] = await Promise.all([issue("PERSON", false), issue("AUTHORITY", true)]);
  cms = await signCms({ content: text("x"), signers: [person], attached: true, signingTime: now });
  rootCrl = await writeCrl(world.authority.root, [], fresh);
});
afterAll(() => rmSync(folder, { recursive: true }));

const listOf = (extensions: readonly Bytes[], revoked: readonly Revocation[] = []) =>
  writeCrl(world.authority.issuing, revoked, fresh, extensions);
const self = (): Revocation => ({ serial: person.certificate.serial, since: later(-2) });
async function found(crl: Bytes): Promise<string> {
  const verdict = await world.verify(cms, { revocation: { crls: [crl, rootCrl] } });
  return verdict.signers[0]?.reasons.find((reason) => reason.startsWith("revo")) ?? "good";
}

const lists: readonly (readonly [string, readonly Bytes[], empty: string, listed: string])[] = [
  ["of all certificates", [], "good", "revoked"],
  ["with a point that narrows nothing", [point()], "good", "revoked"],
  ["of users' certificates", [point(users)], "good", "revoked"],
  ["of users' certificates at the place that the certificate names", [point(at(here), users)], "good", "revoked"],
  ["of users' certificates at another place", [point(at("http://crl.example/2"), users)], "revocation-not-checked", "revoked"],
  ["of authorities' certificates", [point(authorities)], "revocation-not-checked", "revocation-not-checked"],
  ["of attribute certificates", [point(attributes)], "revocation-not-checked", "revocation-not-checked"],
  ["of some reasons", [point(users, someReasons)], "revocation-not-checked", "revoked"],
  ["of others' certificates too", [point(indirect)], "revocation-not-checked", "revoked"],
  ["of users and of authorities alone at once", [point(users, authorities)], "revocation-not-checked", "revocation-not-checked"],
  ["of changes", [delta], "revocation-not-checked", "revoked"],
  ["of changes, which does not insist on it", [extension("2.5.29.27", integer(1))], "revocation-not-checked", "revoked"],
  ["with a condition nobody knows", [extension("1.2.3.4", nothing(), true)], "revocation-not-checked", "revoked"],
  ["with a remark nobody knows", [extension("1.2.3.4", nothing())], "good", "revoked"],
  ["with a point that cannot be read", [extension("2.5.29.28", integer(1), true)], "revocation-not-checked", "revocation-not-checked"],
];

describe("a user's certificate that is on no list, or on a list", () => {
  it.each(lists)("%s", async (_, extensions, empty, listed) => {
    expect(await found(await listOf(extensions))).toBe(empty);
    expect(await found(await listOf(extensions, [self()]))).toBe(listed);
  });
});

it("an authority's certificate is looked up only on the lists of authorities", async () => {
  const { issuing } = world.authority;
  const evidenceFor = async (part: Bytes) => askCrl(await listOf([point(part)]), authority.certificate, issuing.certificate, now, now);
  expect([await evidenceFor(authorities), await evidenceFor(users)]).toEqual([{ status: "good" }, undefined]);
});

it("in a list of others' certificates too, a number is ours only if the entry is of our issuer", async () => {
  const foreign = { serial: Uint8Array.of(0x42), since: later(-2), issuerName: writeName({ commonName: "ANOTHER" }) };
  const own = { serial: Uint8Array.of(0x43), since: later(-2), issuerName: world.authority.issuing.certificate.subject.bytes };
  expect(await found(await listOf([point(indirect)], [foreign, self()]))).toBe("revocation-not-checked");
  expect(await found(await listOf([point(indirect)], [foreign, own, self()]))).toBe("revoked");
});

it("an authority has a list if it has one for users, and not if it has only changes or attributes", async () => {
  const { certificate } = world.authority.issuing;
  const speaks = async (...extensions: readonly Bytes[]) => speaksFor(await listOf(extensions), certificate, now);
  expect(await Promise.all([speaks(), speaks(point(users)), speaks(delta), speaks(point(attributes))])).toEqual([true, true, false, false]);
});

describe("openssl agrees that a user's certificate is good by a list", () => {
  const file = (name: string) => path.join(folder, name);
  const keep = (name: string, kind: string, bytes: Bytes) =>
    writeFileSync(file(name), `-----BEGIN ${kind}-----\n${toBase64(bytes).replace(/.{64}(?=.)/g, "$&\n")}\n-----END ${kind}-----\n`);
  // It overlooks a point that it cannot read, and changes that are not marked as critical: there we are the stricter.
  it.each(lists.filter(([name]) => !/does not insist|cannot be read/.test(name)))("%s, or not", async (_, extensions, empty) => {
    keep("root.pem", "CERTIFICATE", world.authority.root.certificate.bytes);
    keep("issuing.pem", "CERTIFICATE", world.authority.issuing.certificate.bytes);
    keep("person.pem", "CERTIFICATE", person.certificate.bytes);
    keep("list.pem", "X509 CRL", await listOf(extensions));
    const trust = ["-CAfile", "root.pem", "-untrusted", "issuing.pem", "-CRLfile", "list.pem", "-crl_check"];
    const { status } = spawnSync("openssl", ["verify", "-attime", String(now.getTime() / 1000), ...trust, "person.pem"], { cwd: folder });
    expect(status === 0 ? "good" : "revocation-not-checked").toBe(empty);
  });
});
