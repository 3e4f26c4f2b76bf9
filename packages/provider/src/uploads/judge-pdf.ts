import { promisify } from "node:util";
import { inflate } from "node:zlib";
import type { FileFault } from "./file-fault.ts";
import { find, pause, slicesOf } from "./slices.ts";

/** A header, comments, and then an object: nothing else may stand first (ISO 32000-1, 7.5.2). */
const HEAD = /^%PDF-[12]\.\d\s*(?:%[^\r\n]*[\r\n]+\s*)*\d+\s+\d+\s+obj\b/;
const HEAD_BYTES = 2_048;
/** Where the table of objects is, in the last lines of a file (7.5.5). */
const TAIL = /startxref\s+(\d{1,10})\s+%%EOF[\s\0]*$/;
const TAIL_BYTES = 1_100;
const TABLE = /^\s*(?:xref\b|\d+\s+\d+\s+obj\b)/;

/** Names under which a document does something by itself or carries other files. A paper needs none of them. */
const ACTIVE = /\/(?:JavaScript|Launch|EmbeddedFile|RichMedia|Rendition|SubmitForm|ImportData|GoToE|XFA)(?![A-Za-z])|\/EmbeddedFiles/;
/** The short ones may stand in packed bytes by chance, so they are looked for in unpacked objects alone. */
const ACTIVE_SHORT = /\/(?:JS|AA)(?![A-Za-z])/;
/** Letters of a name may be written as numbers (7.3.5). */
const plain = (text: string): string => text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

const DICTIONARY_BYTES = 2_048;
const MOST_OBJECT_STREAMS = 4_000;
const MOST_UNPACKED = 32 * 1024 * 1024;
const unpack = promisify(inflate);

const startOf = (bytes: Buffer, keyword: number): number => keyword + "stream".length + (bytes[keyword + 6] === 0x0d ? 2 : 1);

const PACKED = /\/ObjStm(?![A-Za-z])/;
/** The dictionary before a stream, where it is one of packed objects. Where its beginning may be feigned, all that stands there counts. */
function packedBy(before: string): string | undefined {
  if (!PACKED.test(before)) return undefined;
  const begins = [...before.matchAll(/[\r\n]\s*endobj\s+\d+\s+\d+\s+obj\s*<</g)].at(-1);
  const dictionary = before.slice(begins?.index ?? 0);
  const outsideTexts = dictionary.replace(/\((?:\\.|[^()\\])*\)/g, "");
  if (/[)%]/.test(outsideTexts)) return before;
  return PACKED.test(dictionary) ? dictionary : undefined;
}

/** Objects may be packed into streams of their own (7.5.7); the dictionary before a stream says so. */
function* objectStreams(bytes: Buffer): Generator<{ readonly dictionary: string; readonly packed: Buffer }> {
  let at = 0;
  for (;;) {
    const keyword = bytes.indexOf("stream", at, "latin1");
    if (keyword === -1) return;
    at = keyword + 6;
    const after = bytes[at];
    if ((after !== 0x0a && after !== 0x0d) || bytes.toString("latin1", Math.max(0, keyword - 3), keyword) === "end") continue;
    const dictionary = packedBy(plain(bytes.toString("latin1", Math.max(0, keyword - DICTIONARY_BYTES), keyword)));
    if (dictionary === undefined) continue;
    const start = startOf(bytes, keyword);
    const end = bytes.indexOf("endstream", start, "latin1");
    yield { dictionary, packed: bytes.subarray(start, end === -1 ? bytes.length : end) };
  }
}

async function faultOfPackedObjects(bytes: Buffer): Promise<FileFault | undefined> {
  let left = MOST_UNPACKED;
  let count = 0;
  for (const { dictionary, packed } of objectStreams(bytes)) {
    count += 1;
    // Packed in a way that is not read here, twice, or more than any paper holds: nobody can say what is inside.
    const filters = dictionary.split("/Filter").length - 1;
    const readable =
      /\/Filter\s*(?:\/FlateDecode(?![A-Za-z])|\[\s*\/FlateDecode\s*\])/.test(dictionary) && !dictionary.includes("/Predictor");
    if (count > MOST_OBJECT_STREAMS || filters > 1 || (filters === 1 && !readable)) return "error.fileBroken";
    const objects = filters === 1 ? await unpacked(packed, left) : packed;
    if (!objects) return "error.fileBroken";
    left -= objects.length;
    for (const slice of slicesOf(objects)) {
      const text = plain(slice);
      if (ACTIVE.test(text) || ACTIVE_SHORT.test(text)) return "error.fileActive";
      await pause();
    }
  }
  return undefined;
}

async function unpacked(packed: Buffer, most: number): Promise<Buffer | undefined> {
  try {
    return await unpack(packed, { maxOutputLength: Math.max(1, most) });
  } catch {
    return undefined;
  }
}

/** A document that is whole, open, and does nothing by itself. */
export async function judgePdf(bytes: Buffer): Promise<FileFault | undefined> {
  if (!HEAD.test(bytes.toString("latin1", 0, HEAD_BYTES))) return "error.fileKind";
  const [, table] = TAIL.exec(bytes.toString("latin1", Math.max(0, bytes.length - TAIL_BYTES))) ?? [];
  const at = Number(table);
  if (table === undefined || at >= bytes.length || !TABLE.test(bytes.toString("latin1", at, at + 40))) return "error.fileBroken";
  // Behind a password nobody can say what a document holds.
  if (find(bytes, "/Encrypt")) return "error.fileBroken";
  for (const slice of slicesOf(bytes)) {
    if (ACTIVE.test(plain(slice))) return "error.fileActive";
    await pause();
  }
  return faultOfPackedObjects(bytes);
}
