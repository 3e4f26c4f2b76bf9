import { deflateSync } from "node:zlib";
import { expect, it } from "vitest";
import { readPaperPage } from "./read-paper-page.ts";

/** A file with a page, as a PDF of ours has it among its objects. */
const fileWith = (page: unknown, cut = 0): Uint8Array<ArrayBuffer> => {
  const packed = deflateSync(JSON.stringify(page));
  const head = Buffer.from(
    `%PDF-1.7\n9 0 obj\n<<\n/Type /ShanyraqPaperPage\n/Length ${packed.length}\n/Filter /FlateDecode\n>>\nstream\n`,
    "latin1",
  );
  return new Uint8Array(Buffer.concat([head, packed.subarray(0, packed.length - cut), Buffer.from(cut > 0 ? "" : "\nendstream")]));
};
const page = { language: "ru-KZ", title: "Договор", blocks: [{ kind: "heading", text: "Стороны" }] };

it("reads the page of a file", async () => expect(await readPaperPage(fileWith(page))).toEqual(page));

it.each([
  ["of somebody else", new Uint8Array(Buffer.from("%PDF-1.4\n%%EOF"))],
  ["that was cut off", fileWith(page, 3)],
  ["with a part of a later form", fileWith({ ...page, blocks: [...page.blocks, { kind: "hologram", text: "Стороны" }] })],
  ["with a part that lacks its text", fileWith({ ...page, blocks: [{ kind: "paragraph" }] })],
  ["with a part named as every object's own", fileWith({ ...page, blocks: [{ kind: "toString" }] })],
  ["without a title", fileWith({ language: "ru-KZ", blocks: [] })],
])("shows nothing of a file %s", async (_, bytes) => expect(await readPaperPage(bytes)).toBeUndefined());
