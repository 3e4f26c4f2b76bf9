import { isWhitespace, PdfLexer } from "./pdf-lexer.ts";
import { readDictionary, type PdfDictionary } from "./pdf-dictionary.ts";
import { mayMatter, nameAt } from "./pdf-names.ts";

/** The parts of a document, in their order. */
export type PdfPart =
  /** Where the word `obj` of an object is. */
  | { readonly kind: "object"; readonly at: number }
  /** A name that could be one that is looked for. */
  | { readonly kind: "name"; readonly name: string }
  | { readonly kind: "stream"; readonly dictionary: PdfDictionary; readonly data: Buffer }
  /** What no reader and no rule can be sure to read in the same way. */
  | { readonly kind: "unreadable" };

/** Deeper than any program nests what it writes; readers that call themselves would run out of their stack. */
const MAX_DEPTH = 200;
const [CR, LF, SPACE, TAB] = [0x0d, 0x0a, 0x20, 0x09];
const END = "endstream";

/** Where the bytes of a stream begin: behind the end of the line with its keyword (ISO 32000-1, 7.3.8.1). */
function dataStart(bytes: Buffer, behindKeyword: number): number | undefined {
  let at = behindKeyword;
  while (bytes[at] === SPACE || bytes[at] === TAB) at += 1;
  if (bytes[at] === CR) return bytes[at + 1] === LF ? at + 2 : at + 1;
  return bytes[at] === LF ? at + 1 : undefined;
}

/** Where they end: after as many bytes as the dictionary says if the keyword follows there, else before the next keyword. */
function dataEnd(bytes: Buffer, start: number, length: string | undefined): number | undefined {
  const declared = start + Number(length !== undefined && /^\d{1,10}$/.test(length) ? length : Number.NaN);
  for (let at = declared, gap = 0; gap <= 2; gap += 1, at += 1) {
    if (bytes.toString("latin1", at, at + END.length) === END) return declared;
    if (!isWhitespace(bytes[at])) break;
  }
  const found = bytes.indexOf(END, start, "latin1");
  return found === -1 ? undefined : found;
}

/** Walks a document once, from its first byte to its last. The bytes of a stream are handed out as they are and not read here. */
export function* walkPdf(bytes: Buffer): Generator<PdfPart> {
  const lexer = new PdfLexer(bytes);
  let depth = 0;
  let dictionary = { from: 0, to: 0 };
  /** Whether a dictionary ends right before the next token. */
  let closed = false;
  for (let kind = lexer.next(); kind !== "end"; kind = lexer.next()) {
    const behindDictionary = closed;
    closed = false;
    if (kind === "open") {
      if (depth === 0) dictionary = { from: lexer.start, to: 0 };
      depth += 1;
      if (depth > MAX_DEPTH) return yield { kind: "unreadable" };
    } else if (kind === "close") {
      closed = depth === 1;
      depth = Math.max(0, depth - 1);
      if (closed) dictionary = { from: dictionary.from, to: lexer.at };
    } else if (kind === "string") {
      // The last line of a document is not text: this one was never closed.
      if (lexer.at >= bytes.length) return yield { kind: "unreadable" };
    } else if (kind === "name") {
      if (mayMatter(bytes, lexer.start)) yield { kind: "name", name: nameAt(bytes, lexer.start) };
    } else if (kind === "word") {
      const length = lexer.at - lexer.start;
      if (length === 3 && lexer.text === "obj") {
        depth = 0;
        yield { kind: "object", at: lexer.start };
      } else if (behindDictionary && length === 6 && lexer.text === "stream") {
        const stream = streamAt(bytes, lexer.at, dictionary);
        yield stream?.part ?? { kind: "unreadable" };
        if (!stream) return;
        lexer.at = stream.end;
      }
    }
  }
}

function streamAt(bytes: Buffer, behindKeyword: number, { from, to }: { readonly from: number; readonly to: number }) {
  const dictionary = readDictionary(bytes, from, to);
  const start = dataStart(bytes, behindKeyword);
  const end = dictionary && start !== undefined ? dataEnd(bytes, start, dictionary.get("Length")) : undefined;
  if (!dictionary || start === undefined || end === undefined) return undefined;
  return { end, part: { kind: "stream", dictionary, data: bytes.subarray(start, end) } as const };
}
