import { isObject } from "../is-object.ts";
import { PAPER_PAGE_STREAM, type PaperBlock, type PaperPage } from "./paper-page.ts";

const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every((one) => typeof one === "string");
const are = (value: unknown, holds: (one: Readonly<Record<string, unknown>>) => boolean): boolean =>
  Array.isArray(value) && value.every((one) => isObject(one) && holds(one));

/** What each kind holds. A kind that is not here makes the whole unreadable: a contract is shown whole or not at all. */
const holds: Readonly<Record<PaperBlock["kind"], (block: Readonly<Record<string, unknown>>) => boolean>> = {
  heading: ({ text }) => typeof text === "string",
  paragraph: ({ text, look }) => typeof text === "string" && (look === undefined || look === "lead" || look === "note"),
  list: ({ items, numbered }) => isTexts(items) && typeof numbered === "boolean",
  facts: ({ facts }) => are(facts, ({ name, value }) => typeof name === "string" && typeof value === "string"),
  table: ({ caption, columns, rows }) =>
    (caption === undefined || typeof caption === "string") &&
    are(columns, ({ heading, numeric }) => typeof heading === "string" && typeof numeric === "boolean") &&
    Array.isArray(rows) &&
    rows.every(isTexts),
  address: ({ text, address }) => typeof text === "string" && typeof address === "string",
};
const isBlock = (value: unknown): value is PaperBlock =>
  isObject(value) &&
  typeof value["kind"] === "string" &&
  Object.hasOwn(holds, value["kind"]) &&
  holds[value["kind"] as PaperBlock["kind"]](value);

/** What one byte may be in a text that stands for bytes. */
const bytesAsText = (bytes: Uint8Array): string => {
  let text = "";
  const PART = 0x8000;
  for (let at = 0; at < bytes.length; at += PART) text += String.fromCharCode(...bytes.subarray(at, at + PART));
  return text;
};

/**
 * The page that a PDF of ours holds beside its sheets. It is part of the bytes that are signed, so what is read is what the digest covers.
 * @returns undefined for a PDF of somebody else, of before there were pages, or of a later form.
 */
export async function readPaperPage(bytes: Uint8Array<ArrayBuffer>): Promise<PaperPage | undefined> {
  const text = bytesAsText(bytes);
  const mark = text.indexOf(`/Type /${PAPER_PAGE_STREAM}\n`);
  if (mark === -1) return undefined;
  const head = text.slice(mark, text.indexOf("stream\n", mark));
  const length = Number(/\/Length (\d+)/.exec(head)?.[1]);
  const start = mark + head.length + "stream\n".length;
  if (!Number.isSafeInteger(length) || start + length > bytes.length) return undefined;
  try {
    const unpacked = new Blob([bytes.subarray(start, start + length)]).stream().pipeThrough(new DecompressionStream("deflate"));
    const page: unknown = JSON.parse(await new Response(unpacked).text());
    if (!isObject(page)) return undefined;
    const { language, title, blocks } = page;
    if (typeof language !== "string" || typeof title !== "string" || !Array.isArray(blocks) || !blocks.every(isBlock)) return undefined;
    return { language, title, blocks };
  } catch {
    return undefined;
  }
}
