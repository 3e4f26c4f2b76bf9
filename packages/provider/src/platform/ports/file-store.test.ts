import { randomBytes, randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { backOffice, type BackOffice } from "../../testing/back-office.ts";
import { FILES_KEYS } from "../../testing/files-keys.ts";
import { openS3 } from "../../testing/s3/s3-server.ts";
import type { FileStore } from "./file-store.ts";
import { encryptedFiles } from "../adapters/encrypted-files.ts";
import { filesInDatabase } from "../adapters/files-in-database.ts";
import { filesInFolder } from "../adapters/files-in-folder.ts";
import { filesInS3 } from "../adapters/files-in-s3.ts";
import { filesWithFormer } from "../adapters/files-with-former.ts";

let office: BackOffice;
let s3: Awaited<ReturnType<typeof openS3>>;
const folder = mkdtempSync(path.join(tmpdir(), "shanyraq-files-"));
beforeAll(async () => {
  office = await backOffice();
  s3 = await openS3();
});
afterAll(async () => {
  await s3.close();
  await office.database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A port without a listener. */
const NOWHERE = "http://127.0.0.1:9";
const text = (words: string) => new TextEncoder().encode(words);
const encrypted = (store: FileStore) => encryptedFiles(store, { keys: FILES_KEYS, random: randomBytes, log: () => {} });
const stores: Readonly<Record<string, () => FileStore>> = {
  "the database": () => filesInDatabase(office.database),
  "a folder": () => filesInFolder(folder),
  "a service like S3": () => filesInS3(s3.place),
  "a service like S3 after the database": () => filesWithFormer(filesInS3(s3.place), filesInDatabase(office.database)),
  "the database, encrypted": () => encrypted(filesInDatabase(office.database)),
  "a folder, encrypted": () => encrypted(filesInFolder(folder)),
};

describe.each(Object.entries(stores))("files in %s", (_, open) => {
  it("can be read as they were written, and are gone once they are removed", async () => {
    const [store, key, content] = [open(), randomUUID(), text("анализ крови\u0000\r\n")];
    expect(await store.put(key, content)).toEqual({ ok: true });
    const read = await store.get(key);
    expect(read.ok && Buffer.from(read.content).equals(content)).toBe(true);
    expect(await store.remove(key)).toEqual({ ok: true });
    expect(await store.get(key)).toEqual({ ok: false, code: "fileMissing" });
  });
  it("that are written again have the later content", async () => {
    const [store, key] = [open(), randomUUID()];
    await store.put(key, text("first"));
    await store.put(key, text("second"));
    const read = await store.get(key);
    expect(read.ok && Buffer.from(read.content).toString()).toBe("second");
  });
  it("that do not exist are missing, and can be removed without a failure", async () => {
    const [store, key] = [open(), randomUUID()];
    expect(await store.get(key)).toEqual({ ok: false, code: "fileMissing" });
    expect(await store.remove(key)).toEqual({ ok: true });
  });
  it("of ten megabytes come back exactly, and so do empty ones", async () => {
    const store = open();
    for (const content of [randomBytes(10 * 1024 * 1024), Buffer.alloc(0)]) {
      const key = randomUUID();
      expect(await store.put(key, content)).toEqual({ ok: true });
      const read = await store.get(key);
      expect(read.ok && Buffer.from(read.content).equals(content)).toBe(true);
    }
  });
  it.each(["../../etc/passwd", "a/b", "", "?x", "%2e%2e", randomUUID().toUpperCase()])("are not kept under %j", async (key) => {
    expect(await open().put(key, text("x"))).toEqual({ ok: false, code: "storeRefuses" });
    expect(await open().get(key)).toMatchObject({ ok: false });
  });
});

describe("a service like S3", () => {
  it.each([
    ["a wrong secret", { secret: "another" }],
    ["a key it does not know", { keyId: "NOBODY" }],
    ["a bucket that is not there", { bucket: "another" }],
  ])("with %s refuses files, and none of them counts as missing", async (_, wrong) => {
    const store = filesInS3({ ...s3.place, ...wrong });
    expect(await store.put(randomUUID(), text("x"))).toEqual({ ok: false, code: "storeRefuses" });
    expect(await store.get(randomUUID())).toEqual({ ok: false, code: "storeRefuses" });
  });
  it("that is down, hangs up or fails is silent, and no file counts as kept, missing or removed", async () => {
    const failing = { ...s3.place, fetch: async () => new Response("<Error><Code>SlowDown</Code></Error>", { status: 503 }) };
    for (const store of [filesInS3({ ...s3.place, url: NOWHERE }), filesInS3(failing)]) {
      const silent = { ok: false, code: "storeSilent" };
      expect(await Promise.all([store.put(randomUUID(), text("x")), store.get(randomUUID()), store.remove(randomUUID())])).toEqual([
        silent,
        silent,
        silent,
      ]);
    }
  });
  it("receives the digest of a file, and the address shows neither the secret nor anything of a visitor's", async () => {
    const requests: Request[] = [];
    const fetched = async (url: string, init?: RequestInit) => {
      requests.push(new Request(url, init));
      return new Response(null, { status: 200 });
    };
    const key = randomUUID();
    await filesInS3({ ...s3.place, secret: "very-secret", fetch: fetched }).put(key, text("abc"));
    expect(requests.map(({ url, method }) => [method, new URL(url).pathname])).toEqual([["PUT", `/papers/${key}`]]);
    expect(requests[0]?.headers.get("x-amz-content-sha256")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    expect(requests[0]?.headers.get("authorization")).toMatch(/^AWS4-HMAC-SHA256 .*x-amz-content-sha256/);
    expect(JSON.stringify([...(requests[0]?.headers ?? [])])).not.toContain("very-secret");
  });
});

describe("a folder", () => {
  it("that cannot be written to reports it, and leaves no half-written file", async () => {
    const place = path.join(folder, "a-file");
    writeFileSync(place, "");
    expect(await filesInFolder(place).put(randomUUID(), text("x"))).toEqual({ ok: false, code: "storeSilent" });
    expect(readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith(".part"))).toEqual([]);
  });
});

describe("a store that replaced another", () => {
  it("returns what the other has kept, keeps what is new, and removes from both", async () => {
    const [present, former] = [filesInFolder(folder), filesInDatabase(office.database)];
    const both = filesWithFormer(present, former);
    const [old, fresh] = [randomUUID(), randomUUID()];
    await former.put(old, text("old"));
    await both.put(fresh, text("new"));
    expect([(await both.get(old)).ok, (await both.get(fresh)).ok, (await former.get(fresh)).ok]).toEqual([true, true, false]);
    await both.remove(old);
    expect((await former.get(old)).ok).toBe(false);
  });
  it("that is silent does not count as empty", async () => {
    const former = filesInDatabase(office.database);
    const key = randomUUID();
    await former.put(key, text("old"));
    const both = filesWithFormer(filesInS3({ ...s3.place, url: NOWHERE }), former);
    expect(await both.get(key)).toEqual({ ok: false, code: "storeSilent" });
    expect([await both.remove(key), (await former.get(key)).ok]).toEqual([{ ok: false, code: "storeSilent" }, true]);
  });
});
