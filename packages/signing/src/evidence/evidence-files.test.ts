import { expect, it } from "vitest";
import { evidenceFiles, evidenceManifest, readEvidenceFiles, type EvidencedSignature } from "./evidence-files.ts";

const bytes = (...octets: number[]) => Uint8Array.from(octets);
const evidence = { at: "2026-11-23T12:00:00.000Z", certificates: [bytes(1), bytes(2)], crls: [bytes(3)], ocsp: [bytes(4)] };
const signatures: readonly EvidencedSignature[] = [
  { name: "contract", content: bytes(5), cms: bytes(6), evidence },
  { name: "contract", content: bytes(5), cms: bytes(7), evidence },
  { name: "rules", content: bytes(8), cms: bytes(9), evidence },
];

it("what is written can be read again, and what two signatures share is stored once", async () => {
  const files = await evidenceFiles(signatures);
  expect(readEvidenceFiles(files)).toEqual(signatures);
  expect(Object.keys(files).filter((name) => name.startsWith("evidence/"))).toHaveLength(4);
});
it("evidence with a missing file is not read", async () => {
  const files = await evidenceFiles(signatures);
  for (const name of Object.keys(files)) {
    const { [name]: _, ...rest } = files;
    expect([name, readEvidenceFiles(rest)]).toEqual([name, undefined]);
  }
});
it.each([
  ["nothing", ""],
  ["no object", "[]"],
  ["no signatures", '{"signatures":[]}'],
  [
    "a name of no file",
    '{"signatures":[{"document":"__proto__","signature":"toString","judgedAt":"2026-11-23","certificates":[],"crls":[],"ocsp":[]}]}',
  ],
  [
    "no time",
    '{"signatures":[{"document":"evidence.json","signature":"evidence.json","judgedAt":"","certificates":[],"crls":[],"ocsp":[]}]}',
  ],
])("a manifest with %s is rejected", (_, text) => {
  expect(readEvidenceFiles({ [evidenceManifest]: new TextEncoder().encode(text) })).toBeUndefined();
});
