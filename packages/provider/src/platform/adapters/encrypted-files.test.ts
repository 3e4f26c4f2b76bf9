import { randomBytes, randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { FileStore } from "../ports/file-store.ts";
import type { LogEntry } from "../ports/log-entry.ts";
import type { SealingKey, SealingKeys } from "../sealing/sealed-bytes.ts";
import { smallPdf } from "../../testing/files.ts";
import { encryptedFiles } from "./encrypted-files.ts";
import { filesInFolder } from "./files-in-folder.ts";

const keyOf = (kid: string): SealingKey => ({ kid, secret: new Uint8Array(randomBytes(32)) });
const [old, fresh] = [keyOf("2026-10"), keyOf("2026-11")];
const paper = smallPdf();

let folder: string;
let plain: FileStore;
let log: LogEntry[];
const files = (...keys: SealingKeys) => encryptedFiles(plain, { keys, random: randomBytes, log: (entry) => void log.push(entry) });
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "shanyraq-encrypted-"));
  plain = filesInFolder(folder);
  log = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Keeps a paper under a key of its own, with the first of these keys. */
async function kept(...keys: SealingKeys): Promise<string> {
  const key = randomUUID();
  expect(await files(...keys).put(key, paper)).toEqual({ ok: true });
  return key;
}
const bytesOf = async (key: string): Promise<Uint8Array> => {
  const read = await plain.get(key);
  if (!read.ok) throw new Error(read.code);
  return read.content;
};
const opens = async (key: string, ...keys: SealingKeys): Promise<boolean> => {
  const read = await files(...keys).get(key);
  return read.ok && Buffer.from(read.content).equals(paper);
};
const refused = { ok: false, code: "storeRefuses" };
const WINDOW = 6;

describe("an encrypted file", () => {
  it("shows whoever reads its store no six bytes of the paper", async () => {
    await kept(fresh);
    const [file = ""] = readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((one) =>
      one.isFile() ? [path.join(one.parentPath, one.name)] : [],
    );
    const stored = readFileSync(file);
    const seen = Array.from(paper.subarray(WINDOW), (_, at) => paper.subarray(at, at + WINDOW)).filter((part) => stored.includes(part));
    expect(seen).toEqual([]);
    expect(stored.length).toBeGreaterThan(paper.length);
  });
  it("is other bytes each time that the same paper is kept", async () => {
    const [one, other] = [await kept(fresh), await kept(fresh)];
    expect(Buffer.from(await bytesOf(one)).subarray(-paper.length)).not.toEqual(Buffer.from(await bytesOf(other)).subarray(-paper.length));
  });
  it("is refused under the key of another file", async () => {
    const [one, other] = [await kept(fresh), await kept(fresh)];
    await plain.put(other, await bytesOf(one));
    expect([await opens(one, fresh), await files(fresh).get(other)]).toEqual([true, refused]);
  });
  it("opens by an older key after a newer one was added, and new ones are encrypted with the newer", async () => {
    const before = await kept(old);
    const since = await kept(fresh, old);
    expect([await opens(before, fresh, old), await opens(since, fresh, old), await opens(since, fresh)]).toEqual([true, true, true]);
  });
  it("whose key was taken out is refused, is not missing, and the log names it by its key in the store alone", async () => {
    const key = await kept(old);
    expect(await files(fresh).get(key)).toEqual(refused);
    expect(log).toEqual([{ level: "error", event: "file-not-opened", row: key, reason: "keyMissing" }]);
  });
  it("whose key has another secret under the same name is refused as changed", async () => {
    const key = await kept(old);
    expect(await files({ ...old, secret: fresh.secret }).get(key)).toEqual(refused);
    expect(log.map(({ reason }) => reason)).toEqual(["changed"]);
  });
  it("of which any byte after its mark was changed, or that was cut short, is refused", async () => {
    const key = await kept(fresh);
    const bytes = await bytesOf(key);
    const MARK = 8;
    const spoiled = [
      ...Array.from(bytes.subarray(MARK), (byte, at) => bytes.with(MARK + at, byte ^ 1)),
      ...Array.from({ length: bytes.length - MARK }, (_, more) => bytes.subarray(0, MARK + more)),
    ];
    const taken: number[] = [];
    for (const [at, content] of spoiled.entries()) {
      await plain.put(key, content);
      if ((await files(fresh).get(key)).ok) taken.push(at);
    }
    expect(taken).toEqual([]);
  });
  it("differs from a paper that was kept before there were keys, which is read as it was", async () => {
    const key = randomUUID();
    await plain.put(key, paper);
    expect(await opens(key, fresh)).toBe(true);
  });
  it("is removed without any of its keys", async () => {
    const key = await kept(old);
    expect(await files(fresh).remove(key)).toEqual({ ok: true });
    expect(await files(fresh).get(key)).toEqual({ ok: false, code: "fileMissing" });
  });
});
