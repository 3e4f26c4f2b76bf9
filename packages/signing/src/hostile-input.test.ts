import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { context, der, integer, octetString, oid, sequence } from "./asn1/write.ts";
import { signCms } from "./authority/sign-cms.ts";
import { joinBytes, ownBytes, type Bytes } from "./bytes.ts";
import { cmsOids } from "./cms/oids.ts";
import { fixture, fixtureBase64, nationalTestTrust } from "./testing/fixture.ts";
import { edit, elementIn, places } from "./testing/edit-der.ts";
import { createWorld, holder, later, now, text, type World } from "./testing/world.ts";
import { mostSigners } from "./cms/signed-data.ts";
import type { Verdict } from "./verdict/verdict.ts";
import { largestCms, verifyCms } from "./verify-cms.ts";

/** Ten thousand inputs may take their time on a machine that is busy. */
const patience = 600_000;

let world: World;
let document: Bytes;
let before: Verdict;

beforeAll(async () => {
  world = await createWorld("ecdsa");
  const person = await world.authority.issue(holder);
  document = await signCms({
    content: text("the contract"),
    signers: [person],
    attached: true,
    signingTime: now,
    timestamp: world.authority.timestamp(now),
  });
  before = await world.verify(document);
});

const verify = (cms: Uint8Array) => verifyCms(cms, { trust: world.trust, at: later(1), revocation: world.revocation });

/** Places that no signature is over: unsigned wrappings, or forms that mean the same. Whatever is good there has the same signer and content. */
async function isHarmless(cms: Uint8Array): Promise<boolean> {
  const verified = await verify(cms);
  if (!verified.ok || verified.value.verdict !== "good") return true;
  const { contentHash, signers } = verified.value;
  return contentHash === before.contentHash && signers.length === 1 && signers[0]?.subject?.iin === before.signers[0]?.subject?.iin;
}

it(
  "five thousand documents with octets changed, cut out or put in never crash, and are never good for another content",
  async () => {
    const changes = fc.array(
      fc.record({ at: fc.nat(), kind: fc.constantFrom("set", "cut", "put"), octets: fc.uint8Array({ minLength: 1, maxLength: 8 }) }),
      { minLength: 1, maxLength: 4 },
    );
    await fc.assert(
      fc.asyncProperty(changes, async (list) => {
        let cms: Bytes = document;
        for (const { at, kind, octets } of list) {
          const from = at % cms.length;
          const skip = kind === "put" ? 0 : octets.length;
          cms = joinBytes(cms.subarray(0, from), kind === "cut" ? new Uint8Array() : octets, cms.subarray(from + skip));
        }
        return isHarmless(cms);
      }),
      { numRuns: 5000 },
    );
  },
  patience,
);

it(
  "five thousand inputs of random octets, and of the octets of ASN.1 in any order, are rejected as documents",
  async () => {
    const asn1 = fc.array(fc.constantFrom(0x30, 0x31, 0x80, 0xa0, 0x02, 0x04, 0x06, 0x01, 0x00, 0x82, 0xff, 0x24, 0x03), {
      maxLength: 400,
    });
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.uint8Array({ maxLength: 400 }),
          asn1.map((octets) => Uint8Array.from(octets)),
        ),
        async (octets) => !(await verify(octets)).ok,
      ),
      { numRuns: 5000 },
    );
  },
  patience,
);

it("a national document with any bit flipped, in steps, is never good for another content or person", async () => {
  const cms = fixture("individual_attached.der");
  const trust = nationalTestTrust();
  for (let at = 0; at < cms.length; at += 17) {
    const verified = await verifyCms(
      cms.map((octet, index) => (index === at ? octet ^ (1 << (at % 8)) : octet)),
      { trust, at: new Date("2026-11-21T00:00:00Z") },
    );
    if (!verified.ok) continue;
    const [signer] = verified.value.signers;
    if (signer?.signature !== "good" || signer.trust !== "good") continue;
    expect(verified.value.contentHash).toBe("c86293697123e0a2321f289b39130a60edfa9a3f38d38fb55af8ece4dd675138");
    expect(signer.subject?.iin).toBe("123456789011");
  }
});

/** Milliseconds of the processor, not of the clock: the machine may be busy with other things. */
async function cost(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

it.each([
  ["a million levels of indefinite length", () => new Uint8Array(2_000_000).map((_, index) => (index % 2 === 0 ? 0x30 : 0x80))],
  [
    "a million empty elements",
    () =>
      der(
        0x30,
        new Uint8Array(2_000_000).map((_, index) => (index % 2 === 0 ? 0x05 : 0)),
      ),
  ],
  ["a million digest algorithms", () => cmsOf({ digests: new Uint8Array(2_000_000).map((_, index) => (index % 2 === 0 ? 0x30 : 0)) })],
  [
    "a content in a million parts",
    () =>
      cmsOf({
        content: der(
          0x24,
          new Uint8Array(2_000_000).map((_, index) => (index % 2 === 0 ? 0x04 : 0)),
        ),
      }),
  ],
  ["a thousand signers", () => edit(document, places.signers, ({ content }) => der(0x31, ...Array.from({ length: 1000 }, () => content)))],
  [
    "a thousand certificates",
    () => edit(document, places.certificates, ({ content }) => der(0xa0, ...Array.from({ length: 1000 }, () => content))),
  ],
])("%s is refused quickly", async (_, make) => {
  const cms = make();
  let ok: boolean | undefined;
  expect(await cost(async () => (ok = (await verify(cms)).ok))).toBeLessThan(2000);
  expect(ok).toBe(false);
});

function cmsOf({ digests = new Uint8Array(), content = octetString() }: { digests?: Uint8Array; content?: Uint8Array }): Bytes {
  const signed = sequence(integer(1), der(0x31, digests), sequence(oid(cmsOids.data), context(0, content)), der(0x31));
  return sequence(oid(cmsOids.signedData), context(0, digests.length > 0 ? edit(signed, [3], () => integer(1)) : signed));
}

it(
  "the allowed number of GOST signers, each with a timestamp, costs a bounded number of checks",
  async () => {
    const gost = await createWorld("gost-512");
    const person = await gost.authority.issue(holder);
    const cms = await signCms({
      content: text("x"),
      signers: [person],
      attached: true,
      signingTime: now,
      timestamp: gost.authority.timestamp(now),
    });
    const many = edit(cms, places.signers, ({ content }) => der(0x31, ...Array.from({ length: mostSigners }, () => content)));
    let verdict: string | undefined;
    expect(await cost(async () => (verdict = (await gost.verify(many)).verdict))).toBeLessThan(20_000);
    expect(verdict).toBe("bad");
  },
  patience,
);

it("an input that is too large is not read", async () => {
  expect(await verify(new Uint8Array(largestCms + 1))).toEqual({ ok: false, error: { code: "too-large" } });
});

it("hostile certificates within a document affect only themselves", async () => {
  for (const certificate of [sequence(), sequence(integer(1)), der(0x30, new Uint8Array(1000).fill(0x30))]) {
    const changed = edit(document, places.certificates, ({ content }) => der(0xa0, certificate, content));
    expect(await verify(changed)).toMatchObject({ ok: true, value: { verdict: "good" } });
  }
});

it("shared memory is copied, so that it cannot change between two reads", async () => {
  const shared = new Uint8Array(new SharedArrayBuffer(document.length));
  shared.set(document);
  expect(await verify(shared)).toMatchObject({ ok: true, value: { verdict: "good" } });
  expect(ownBytes(shared).buffer).not.toBe(shared.buffer);
});

it("documents of base64 with line ends are the same documents", () => {
  expect(elementIn(fixtureBase64("two-signers-attached.base64.txt"), [0]).bytes).toEqual(oid(cmsOids.signedData));
});

it("unreadable parameters of RSA-PSS, in a signature, a certificate, a list or a response, are not supported and crash nothing", async () => {
  const pss = oid("1.2.840.113549.1.1.10");
  const hash = (id: string) => sequence(oid(id));
  const generator = sequence(oid("1.2.840.113549.1.1.8"), hash("2.16.840.1.101.3.4.2.1"));
  for (const parameters of [
    sequence(integer(1)),
    sequence(context(0)),
    sequence(context(0, integer(1)), context(1, integer(1))),
    sequence(context(0, hash("2.16.840.1.101.3.4.2.1")), context(1, generator), context(2, octetString())),
  ]) {
    const algorithm = sequence(pss, parameters);
    const signer = edit(document, places.signatureAlgorithm, () => algorithm);
    expect(await verify(signer)).toMatchObject({
      ok: true,
      value: { verdict: "unknown", signers: [{ reasons: ["algorithm-not-supported"] }] },
    });
    const certificate = edit(
      edit(document, [...places.certificates, 0, 0, 2], () => algorithm),
      [...places.certificates, 0, 1],
      () => algorithm,
    );
    expect(await verify(certificate)).toMatchObject({ ok: true, value: { signers: [{ trust: "unknown" }] } });
    const [crl = new Uint8Array()] = world.revocation.crls ?? [];
    const list = edit(
      edit(crl, [0, 1], () => algorithm),
      [1],
      () => algorithm,
    );
    const listed = await verifyCms(document, { trust: world.trust, at: later(1), revocation: { crls: [list] } });
    expect(listed).toMatchObject({ ok: true, value: { signers: [{ revocation: "unknown" }] } });
  }
});

it("unread parts of a signature change nothing: unknown attributes of any kind", async () => {
  const unknown = sequence(oid("1.2.3.4"), der(0x31, octetString(new Uint8Array(1000))));
  const more = edit(document, places.unsigned, ({ content }) => der(0xa1, content, unknown));
  expect(await verify(more)).toMatchObject({ ok: true, value: { verdict: "good" } });
});
