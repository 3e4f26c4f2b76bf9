// @vitest-environment jsdom
import * as library from "@shanyraq/signing";
import { createTestAuthority, signCms } from "@shanyraq/signing/authority";
import { zipSync, type Zippable } from "fflate";
import { beforeAll, expect, test } from "vitest";
import { checkEvidence } from "./check-evidence.ts";

const MIB = 1024 * 1024;
const now = new Date();
const random = (octets: number) => crypto.getRandomValues(new Uint8Array(octets));
let files: Readonly<Record<string, Uint8Array>>;
let believed: Parameters<typeof checkEvidence>[2];

/** What is saved beside a signature sheet. */
beforeAll(async () => {
  const authority = await createTestAuthority({ algorithm: "ecdsa", now, random });
  const who = await authority.issue({ surname: "А", firstName: "Б", iin: "123456789011", role: "person" });
  const content = random(100);
  const cms = await signCms({ content, signers: [who], attached: false, signingTime: now });
  const crls = await authority.crls([], { thisUpdate: new Date(now.getTime() - 1e6), nextUpdate: new Date(now.getTime() + 1e9) });
  const trust = library.createTrustList({
    anchors: [authority.root.certificate.bytes],
    intermediates: [authority.issuing.certificate.bytes],
  });
  if (!trust.ok) throw new Error(trust.error.detail);
  believed = { trust: trust.value, revocation: {} };
  files = await library.evidenceFiles([
    { name: "contract", content, cms, evidence: { at: now.toISOString(), certificates: [], crls, ocsp: [] } },
  ]);
});

const check = async (bytes: Uint8Array) => (await checkEvidence(library, { name: "a.zip", bytes }, believed))?.verdict;

/** An archive whose list of files says something else of their sizes, by the place of the size in it. */
function lying(archive: Uint8Array<ArrayBuffer>, at: 20 | 24, says: number): Uint8Array {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.length);
  for (let from = archive.length - 22; from >= 0; from--)
    if (view.getUint32(from, true) === 0x02_01_4b_50) view.setUint32(from + at, says, true);
  return archive;
}

test("an archive with its evidence is verified by it", async () => {
  expect(await check(zipSync(files))).toBe("good");
});

test("an archive that would unfold to more than 128 MB is not opened, however little it is packed", async () => {
  const just = zipSync({ ...files, zeros: new Uint8Array(100 * MIB) }, { level: 9 });
  expect(just.length).toBeLessThan(MIB);
  expect(await check(just)).toBe("good");
  // What stands first takes the room: then nothing behind it is read.
  const bomb: Zippable = { zeros: new Uint8Array(129 * MIB), ...files };
  expect(await check(zipSync(bomb, { level: 9 }))).toBeUndefined();
  const several: Zippable = { a: new Uint8Array(64 * MIB), b: new Uint8Array(65 * MIB), ...files };
  expect(await check(zipSync(several, { level: 9 }))).toBeUndefined();
});

test("an archive that says its files are small gets no more room than it said", async () => {
  const archive = lying(zipSync({ zeros: new Uint8Array(200 * MIB), ...files }, { level: 9 }), 24, 10);
  const before = process.memoryUsage().arrayBuffers;
  expect(await check(archive)).toBeUndefined();
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(50 * MIB);
});

test("an archive that names the same stored bytes again and again as files of no size is not opened", async () => {
  // By the sizes that it says nothing unfolds; each would be a copy of half a megabyte.
  const stored = zipSync({ big: new Uint8Array(MIB / 2), ...files }, { level: 0 });
  const view = new DataView(stored.buffer, stored.byteOffset, stored.length);
  const end = stored.length - 22;
  const list = view.getUint32(end + 16, true);
  const entry = stored.subarray(list, list + 46 + view.getUint16(list + 28, true) + view.getUint16(list + 30, true));
  const times = 1_000;
  const many = new Uint8Array(end + entry.length * times + 22);
  many.set(stored.subarray(0, list));
  for (let index = 0; index < times; index++) many.set(entry, list + entry.length * index);
  many.set(stored.subarray(list, end), list + entry.length * times);
  many.set(stored.subarray(end), end + entry.length * times);
  const whole = new DataView(many.buffer);
  whole.setUint16(end + entry.length * times + 10, times + view.getUint16(end + 10, true), true);
  whole.setUint16(end + entry.length * times + 8, times + view.getUint16(end + 8, true), true);
  lying(many, 24, 0);
  expect(await check(many)).toBeUndefined();
});

test.each([[new Uint8Array()], [Uint8Array.of(0x50, 0x4b)], [Uint8Array.of(0x50, 0x4b, 5, 6, ...new Uint8Array(18))], [random(1000)]])(
  "a malformed archive is undefined (%#)",
  async (bytes) => {
    expect(await check(bytes)).toBeUndefined();
  },
);
