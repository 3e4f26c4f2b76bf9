import { PdfLexer, type PdfToken } from "./pdf-lexer.ts";
import { nameAt } from "./pdf-names.ts";

/** The values under the keys of a dictionary, as they are written; only the beginning of a long one. */
export type PdfDictionary = ReadonlyMap<string, string>;

const MAX_VALUE_BYTES = 512;
const MAX_ENTRIES = 256;
const INTEGER = /^\d{1,10}$/;

interface Piece {
  readonly kind: PdfToken;
  readonly start: number;
  readonly end: number;
}

/** The pieces of a dictionary at its own level: what is nested is one piece. */
function* piecesOf(bytes: Buffer, start: number, end: number): Generator<Piece> {
  const lexer = new PdfLexer(bytes, start, end);
  let depth = 0;
  let nestedFrom = 0;
  for (let kind = lexer.next(); kind !== "end"; kind = lexer.next()) {
    if (kind === "open") {
      depth += 1;
      if (depth === 2) nestedFrom = lexer.start;
    } else if (kind === "close") {
      depth -= 1;
      if (depth === 1) yield { kind: "open", start: nestedFrom, end: lexer.at };
    } else if (depth === 1) yield { kind, start: lexer.start, end: lexer.at };
  }
}

/**
 * Reads the dictionary between two places of a file.
 * @returns undefined when a key is not a name or appears twice, or when it is larger than the dictionary of any stream.
 */
export function readDictionary(bytes: Buffer, start: number, end: number): PdfDictionary | undefined {
  const entries = new Map<string, string>();
  const text = ({ start: from, end: to }: Piece) => bytes.toString("latin1", from, Math.min(to, from + MAX_VALUE_BYTES));
  let key: string | undefined;
  let value: readonly Piece[] = [];
  const isReference = () => value.length === 3 && INTEGER.test(value.map(text)[0] ?? "") && value.map(text)[2] === "R";
  for (const piece of [...piecesOf(bytes, start, end), undefined]) {
    const ends = value.length > 0 && (piece === undefined || piece.kind === "name" || value.length >= 3);
    if (key !== undefined && ends) {
      const first = value[0];
      if (entries.has(key) || !first || (value.length > 1 && !isReference())) return undefined;
      entries.set(key, isReference() ? value.map(text).join(" ") : valueOf(bytes, first, text));
      key = undefined;
      value = [];
    }
    if (piece === undefined) break;
    if (key === undefined) {
      if (piece.kind !== "name" || entries.size >= MAX_ENTRIES) return undefined;
      key = nameAt(bytes, piece.start);
    } else value = [...value, piece];
  }
  return key === undefined ? entries : undefined;
}

const valueOf = (bytes: Buffer, piece: Piece, text: (piece: Piece) => string): string =>
  piece.kind === "name" ? `/${nameAt(bytes, piece.start)}` : text(piece);
