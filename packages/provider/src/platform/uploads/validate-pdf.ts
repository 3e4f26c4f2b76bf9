import type { FileProblem } from "./file-problem.ts";
import { isWhitespace, PdfLexer } from "./pdf-lexer.ts";
import { findName, isLetter, leadingCharacters } from "./pdf-names.ts";
import { unpackedObjects } from "./unpacked-objects.ts";
import { walkPdf } from "./walk-pdf.ts";

/**
 * Names under which a document acts on its own, reaches other files, or carries them. A paper needs none of them. `URI` is not among them: a link on a page
 * leads somewhere only when a person presses it, and bank statements are full of them.
 */
const ACTIVE: ReadonlySet<string> = new Set([
  "JavaScript",
  "Launch",
  "EmbeddedFile",
  "EmbeddedFiles",
  "RichMedia",
  "RichMediaExecute",
  "Rendition",
  "Movie",
  "OnInstantiate",
  "SubmitForm",
  "ImportData",
  "GoToE",
  "GoToR",
  "XFA",
]);
/** The short ones may appear in packed bytes by chance, so they are searched for only in what is read as objects. */
const ACTIVE_SHORT: ReadonlySet<string> = new Set(["JS", "AA"]);

/** More than any paper of ten megabytes is made of. */
const MAX_OBJECTS = 300_000;
const TAIL_BYTES = 1_100;
const [LESS, PERCENT] = ["<", "%"].map((text) => text.charCodeAt(0));
const isInteger = (text: string): boolean => /^\d{1,10}$/.test(text);

/** Whether an object, or a table of objects, begins here: `7 0 obj` or `xref`. */
function beginsObject(bytes: Buffer, from: number, orTable = false): boolean {
  const lexer = new PdfLexer(bytes, from, from + TAIL_BYTES);
  const word = (fits: (text: string) => boolean) => lexer.next() === "word" && lexer.at - lexer.start <= 10 && fits(lexer.text);
  if (orTable && word((text) => text === "xref")) return true;
  lexer.at = from;
  return word(isInteger) && word(isInteger) && word((text) => text === "obj");
}

/** Where the table of objects is, as the last lines of a file say it (ISO 32000-1, 7.5.5). */
function tableAt(bytes: Buffer): number | undefined {
  const from = bytes.lastIndexOf("startxref", bytes.length, "latin1");
  if (from < bytes.length - TAIL_BYTES) return undefined;
  const lexer = new PdfLexer(bytes, from + "startxref".length);
  if (lexer.next() !== "word" || lexer.at - lexer.start > 10 || !isInteger(lexer.text)) return undefined;
  const at = Number(lexer.text);
  let end = lexer.at;
  while (isWhitespace(bytes[end])) end += 1;
  if (bytes.toString("latin1", end, end + 5) !== "%%EOF") return undefined;
  for (end += 5; end < bytes.length; end += 1) if (!isWhitespace(bytes[end])) return undefined;
  return at < bytes.length && bytes[at] !== PERCENT && beginsObject(bytes, at, true) ? at : undefined;
}

/**
 * Whether the file holds the beginning of an object where the walk saw none: within a text, a comment or the bytes of a stream. A table of objects may lead
 * there, so another reader would find something that was not checked here.
 */
function hidesObjects(bytes: Buffer, seen: ReadonlySet<number>): boolean {
  for (let at = bytes.indexOf("obj", 0, "latin1"); at !== -1; at = bytes.indexOf("obj", at + 3, "latin1")) {
    if (seen.has(at) || isLetter(bytes[at - 1])) continue;
    let next = at + 3;
    while (isWhitespace(bytes[next])) next += 1;
    if (bytes[next] === PERCENT || (bytes[next] === LESS && bytes[next + 1] === LESS)) return true;
  }
  return false;
}

/** The content of a document behind a password is unknown. */
const LOCKED = "Encrypt";
const REFUSED_ANYWHERE: ReadonlySet<string> = new Set([...ACTIVE, LOCKED]);
const REFUSED_IN_OBJECTS: ReadonlySet<string> = new Set([...ACTIVE, ...ACTIVE_SHORT]);

function problemOfNames(bytes: Buffer): FileProblem | undefined {
  const found = findName(bytes, REFUSED_ANYWHERE);
  if (found === undefined) return undefined;
  return found === LOCKED ? "error.fileBroken" : "error.fileActive";
}

function problemOfObjects(bytes: Buffer): FileProblem | undefined {
  const seen = new Set<number>();
  const packed = unpackedObjects();
  for (const part of walkPdf(bytes)) {
    if (part.kind === "unreadable" || seen.size > MAX_OBJECTS) return "error.fileBroken";
    if (part.kind === "object") seen.add(part.at);
    else if (part.kind === "name") {
      if (ACTIVE_SHORT.has(leadingCharacters(part.name))) return "error.fileActive";
    } else {
      const objects = packed(part);
      if (objects === "unreadable") return "error.fileBroken";
      // The places of the objects within them are given by numbers, which may lead into a text: so every name counts, at any place.
      if (objects && findName(objects, REFUSED_IN_OBJECTS) !== undefined) return "error.fileActive";
    }
  }
  return hidesObjects(bytes, seen) ? "error.fileBroken" : undefined;
}

/** Checks that a document is whole, open, and does nothing unasked. Each byte is looked at a fixed number of times. */
export async function validatePdf(bytes: Buffer): Promise<FileProblem | undefined> {
  // A header, comments, and then an object: nothing else may come first (7.5.2).
  if (!/^%PDF-[12]\.\d/.test(bytes.toString("latin1", 0, 8)) || !beginsObject(bytes, 0)) return "error.fileKind";
  if (tableAt(bytes) === undefined) return "error.fileBroken";
  return problemOfNames(bytes) ?? problemOfObjects(bytes);
}
