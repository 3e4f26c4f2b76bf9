import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { der, nothing, oid, octetString, sequence } from "./asn1/write.ts";
import type { Identity } from "./authority/issue-certificate.ts";
import { signCms } from "./authority/sign-cms.ts";
import { toBase64, type Bytes } from "./bytes.ts";
import { pkijsCertificates, verifyByPkijs } from "./testing/pkijs-verdict.ts";
import { drop, edit, flip, places } from "./testing/edit-der.ts";
import { createWorld, holder, later, now, text, type World } from "./testing/world.ts";
import { verifyCms } from "./verify-cms.ts";
import { createTrustList } from "./x509/trust-list.ts";

const folder = mkdtempSync(join(tmpdir(), "signing-"));
afterAll(() => rmSync(folder, { recursive: true }));

const pem = (bytes: Uint8Array) => `-----BEGIN CERTIFICATE-----\n${toBase64(bytes).replace(/.{64}/g, "$&\n")}\n-----END CERTIFICATE-----\n`;

/** Whether `openssl cms` takes the document for good: its signatures and the paths of its signers. */
function verifyByOpenssl(cms: Uint8Array, anchors: string, at: Date): boolean {
  const file = join(folder, "document.der");
  writeFileSync(file, cms);
  const seconds = String(Math.floor(at.getTime() / 1000));
  try {
    execFileSync(
      "openssl",
      ["cms", "-verify", "-inform", "DER", "-in", file, "-CAfile", anchors, "-purpose", "any", "-binary", "-attime", seconds],
      { stdio: "pipe" },
    );
    return true;
  } catch (error) {
    // A status that is not zero is its verdict; that it cannot be run is a fault of the machine.
    if (error instanceof Error && "status" in error && typeof error.status === "number") return false;
    throw error;
  }
}

describe.each(["rsa", "ecdsa"] as const)("a document signed by %s, compared with pkijs and openssl", (kind) => {
  let world: World;
  let foreign: World;
  let person: Identity;
  let document: Bytes;
  let anchors: string;

  beforeAll(async () => {
    [world, foreign] = await Promise.all([createWorld(kind), createWorld(kind)]);
    person = await world.authority.issue(holder);
    document = await signCms({ content: text("the contract"), signers: [person], attached: true, signingTime: now });
    anchors = join(folder, `${kind}.pem`);
    writeFileSync(anchors, pem(world.authority.root.certificate.bytes) + pem(world.authority.issuing.certificate.bytes));
  });

  const ours = async (cms: Uint8Array) => {
    const verified = await verifyCms(cms, { trust: world.trust, at: later(1) });
    return (
      verified.ok &&
      verified.value.signers.length > 0 &&
      verified.value.reasons.length === 0 &&
      verified.value.signers.every(({ signature, trust, time }) => [signature, trust, time].every((answer) => answer === "good"))
    );
  };
  const all = async (cms: Bytes) => [
    await ours(cms),
    await verifyByPkijs(cms, pkijsCertificates([...world.trust.anchors, ...world.trust.intermediates].map(({ bytes }) => bytes)), later(1)),
    verifyByOpenssl(cms, anchors, later(1)),
  ];

  it("is accepted by all three", async () => {
    expect(await all(document)).toEqual([true, true, true]);
  });

  it.each([
    ["a bit of the signature turned", places.signature, flip],
    ["a bit of the content turned", places.content, flip],
    ["a bit of the attributes turned", [...places.attributes, 1, 1, 0], flip],
    ["a bit of the certificate's signature turned", [...places.certificates, 0, 2], flip],
    ["no certificate", places.certificates, drop],
    ["no attributes", places.attributes, drop],
    ["another digest said", places.digestAlgorithm, () => sequence(oid("2.16.840.1.101.3.4.2.3"), nothing())],
    ["another content", places.content, () => octetString(text("another contract"))],
  ] as const)("with %s is accepted by none of the three", async (_, place, change) => {
    expect(await all(edit(document, place, change))).toEqual([false, false, false]);
  });

  it("of a foreign authority is accepted by none of the three", async () => {
    const stranger = await foreign.authority.issue(holder);
    expect(await all(await signCms({ content: text("x"), signers: [stranger], attached: true, signingTime: now }))).toEqual([
      false,
      false,
      false,
    ]);
  });

  it("without signers is accepted neither by ours nor by openssl", async () => {
    const cms = edit(document, places.signers, () => der(0x31));
    expect([await ours(cms), verifyByOpenssl(cms, anchors, later(1))]).toEqual([false, false]);
  });
});

const run = (...args: readonly string[]) => execFileSync("openssl", args, { stdio: "pipe" });
const curve = (name: string) => ["ec", "-pkeyopt", `ec_paramgen_curve:${name}`];

it.each([
  [
    "RSA",
    ["rsa:2048"],
    [
      ["-keyopt", "rsa_padding_mode:pss"],
      ["-keyopt", "rsa_padding_mode:pss", "-md", "sha512"],
    ],
  ],
  ["P-256", curve("P-256"), []],
  ["P-384", curve("P-384"), [["-md", "sha384"]]],
  ["P-521", curve("P-521"), [["-md", "sha512"]]],
] as const)(
  "what openssl signs by %s verifies: by issuer or key number, without attributes, in BER, with other digests",
  async (name, kind, more) => {
    const file = (part: string) => join(folder, `${name}-${part}`);
    writeFileSync(file("content"), "by openssl");
    const certificate = ["-nodes", "-keyout", file("key"), "-out", file("certificate"), "-days", "2", "-subj", "/CN=A"];
    run("req", "-x509", "-newkey", ...kind, ...certificate, "-addext", "keyUsage=digitalSignature,keyCertSign");
    const signing = ["cms", "-sign", "-binary", "-nodetach", "-in", file("content"), "-signer", file("certificate"), "-inkey", file("key")];
    for (const options of [[], ["-keyid"], ["-noattr"], ["-stream", "-indef"], ["-md", "sha512"], ...more]) {
      run(...signing, "-outform", "DER", "-out", file("signed"), ...options);
      expect(await signedByOpenssl(file("signed"), file("certificate"))).toEqual({
        signature: "good",
        trust: "good",
        content: "by openssl",
      });
    }
  },
);

async function signedByOpenssl(file: string, certificate: string) {
  const trust = createTrustList({ anchors: [readFileSync(certificate)] });
  if (!trust.ok) throw new Error(trust.error.detail);
  const verified = await verifyCms(readFileSync(file), { trust: trust.value, at: new Date() });
  if (!verified.ok) throw new Error(verified.error.detail);
  const [signer] = verified.value.signers;
  return { signature: signer?.signature, trust: signer?.trust, content: new TextDecoder().decode(verified.value.content) };
}
