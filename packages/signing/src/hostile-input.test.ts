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
import { largestCms, verifyCms } from "./verify-cms.ts";

let world: World;
let document: Bytes;

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
});

const verify = (cms: Uint8Array) => verifyCms(cms, { trust: world.trust, at: later(1), revocation: world.revocation });

/** Places that no signature is over: unsigned wrappings, or forms that mean the same. Whatever is good there has the same signer and content. */
async function isHarmless(cms: Uint8Array): Promise<boolean> {
  const [verified, whole] = await Promise.all([verify(cms), verify(document)]);
  if (!verified.ok || !whole.ok || verified.value.verdict !== "good") return true;
  const [changed, before] = [verified.value, whole.value];
  return (
    changed.contentHash === before.contentHash &&
    changed.signers.length === 1 &&
    changed.signers[0]?.subject?.iin === before.signers[0]?.subject?.iin
  );
}

it("five thousand documents with octets changed, cut out or put in: none crashes, none is good for anything else", async () => {
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
});

it("five thousand inputs of any octets, and of the octets of ASN.1 in any order, are no documents", async () => {
  const asn1 = fc.array(fc.constantFrom(0x30, 0x31, 0x80, 0xa0, 0x02, 0x04, 0x06, 0x01, 0x00, 0x82, 0xff, 0x24, 0x03), { maxLength: 400 });
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
});

it("every bit of a national document turned, one after another in steps: never good for another content or person", async () => {
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
])("%s is refused soon", async (_, make) => {
  const cms = make();
  let ok: boolean | undefined;
  expect(await cost(async () => (ok = (await verify(cms)).ok))).toBeLessThan(2000);
  expect(ok).toBe(false);
});

function cmsOf({ digests = new Uint8Array(), content = octetString() }: { digests?: Uint8Array; content?: Uint8Array }): Bytes {
  const signed = sequence(integer(1), der(0x31, digests), sequence(oid(cmsOids.data), context(0, content)), der(0x31));
  return sequence(oid(cmsOids.signedData), context(0, digests.length > 0 ? edit(signed, [3], () => integer(1)) : signed));
}

it("so many GOST signers as are allowed, each with a timestamp, cost a bounded number of checks", async () => {
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
  expect(await cost(() => gost.verify(many))).toBeLessThan(10_000);
  expect((await gost.verify(many)).verdict).toBe("bad");
});

it("what is too large is not read", async () => {
  expect(await verify(new Uint8Array(largestCms + 1))).toEqual({ ok: false, error: { code: "too-large" } });
});

it("hostile certificates within a document spoil only themselves", async () => {
  for (const certificate of [sequence(), sequence(integer(1)), der(0x30, new Uint8Array(1000).fill(0x30))]) {
    const changed = edit(document, places.certificates, ({ content }) => der(0xa0, certificate, content));
    expect(await verify(changed)).toMatchObject({ ok: true, value: { verdict: "good" } });
  }
});

it("memory that is shared is taken over, so that nobody changes it between two looks", async () => {
  const shared = new Uint8Array(new SharedArrayBuffer(document.length));
  shared.set(document);
  expect(await verify(shared)).toMatchObject({ ok: true, value: { verdict: "good" } });
  expect(ownBytes(shared).buffer).not.toBe(shared.buffer);
});

it("documents of base64 with line ends are the same documents", () => {
  expect(elementIn(fixtureBase64("two-signers-attached.base64.txt"), [0]).bytes).toEqual(oid(cmsOids.signedData));
});
