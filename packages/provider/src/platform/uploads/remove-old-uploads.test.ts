import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { fileFailure, type FileFailure, type FileStore } from "../ports/file-store.ts";
import { backOffice, type BackOffice } from "../../testing/back-office.ts";
import { smallPdf } from "../../testing/files.ts";
import { HELD, uploaded } from "../../testing/papers.ts";
import { keyed } from "../../testing/purchase.ts";
import { UPLOAD_MS } from "./upload-handlers.ts";

/** A store in memory, whose line a test cuts. */
const line: { cut: "put" | "remove" | undefined } = { cut: undefined };
const kept = new Map<string, Uint8Array>();
const silent = (act: typeof line.cut): FileFailure | undefined => (line.cut === act ? fileFailure("storeSilent") : undefined);
const files: FileStore = {
  put: async (key, content) => silent("put") ?? (kept.set(key, content), { ok: true }),
  get: async (key) => {
    const content = kept.get(key);
    return content ? { ok: true, content } : fileFailure("fileMissing");
  },
  remove: async (key) => silent("remove") ?? (kept.delete(key), { ok: true }),
};

let office: BackOffice;
beforeEach(async () => {
  line.cut = undefined;
  kept.clear();
  office = await backOffice(undefined, { files });
});
afterEach(() => office.database.close());

const rows = () => office.database.queries.selectFrom("upload").select(["name", "size", "going"]).execute();
const feedback = { topic: "question", name: "Айдар", phone: "+7 (701) 234-56-78", channel: "phone", text: "Когда следующий взнос?" };
const state = (id: string) => office.post("/feedback", { ...feedback, files: [id], verifier: HELD }, undefined, keyed());

describe("a file that is sent ahead", () => {
  it("is only in the store, encrypted, under a key that is neither its id nor its name, and stays there with its statement", async () => {
    const id = await uploaded(office);
    const [[key = "", content] = []] = kept;
    const read = await office.files.get(key);
    expect(read.ok && Buffer.from(read.content).equals(smallPdf())).toBe(true);
    expect(Buffer.from(content ?? []).includes("%PDF")).toBe(false);
    expect(key).toMatch(/^[0-9a-f-]{36}$/);
    expect(key).not.toBe(id);
    expect(await rows()).toEqual([{ name: "анализ.pdf", size: smallPdf().length, going: false }]);
    expect((await state(id)).status).toBe(200);
    await office.minuteLater();
    const [file] = await office.database.queries.selectFrom("statement_file").select(["file_key", "size"]).execute();
    expect([file?.file_key, file?.size, kept.size]).toEqual([key, smallPdf().length, 1]);
  });
  it("that the store refuses is refused, and its id is never returned", async () => {
    line.cut = "put";
    expect(await uploaded(office)).toBe("");
    expect(office.log).toContainEqual(expect.objectContaining({ event: "file-not-kept", reason: "storeSilent" }));
    line.cut = undefined;
    office.clock.now += UPLOAD_MS;
    await office.minuteLater();
    expect(await rows()).toEqual([]);
  });
  it("that nobody named in time is deleted with its bytes", async () => {
    await uploaded(office);
    office.clock.now += UPLOAD_MS;
    await office.minuteLater();
    expect([await rows(), kept.size]).toEqual([[], 0]);
  });
  it("whose removal was interrupted can no longer be taken, and is removed in the next round", async () => {
    const id = await uploaded(office);
    office.clock.now += UPLOAD_MS;
    line.cut = "remove";
    await office.minuteLater();
    expect(await rows()).toEqual([expect.objectContaining({ going: true })]);
    // Even to a clock that was put back.
    office.clock.now -= UPLOAD_MS;
    expect((await state(id)).status).toBe(400);
    office.clock.now += UPLOAD_MS;
    line.cut = undefined;
    await office.minuteLater();
    expect([await rows(), kept.size]).toEqual([[], 0]);
  });
});
