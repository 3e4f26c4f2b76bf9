import type { FileProblem } from "./file-problem.ts";
import { validatePdf } from "./validate-pdf.ts";
import { validatePicture } from "./validate-picture.ts";

export type FileValidation =
  | { readonly ok: true; readonly mime: string; readonly ending: string }
  | { readonly ok: false; readonly problem: FileProblem };

const refused = (problem: FileProblem): FileValidation => ({ ok: false, problem });

/** What is accepted, by the first bytes; the rest of the file has to bear it out. */
const kinds = [
  { mime: "application/pdf", ending: "pdf", begins: [0x25, 0x50, 0x44, 0x46, 0x2d], validate: validatePdf },
  { mime: "image/jpeg", ending: "jpg", begins: [0xff, 0xd8, 0xff], validate: validatePicture("jpeg") },
  { mime: "image/png", ending: "png", begins: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], validate: validatePicture("png") },
] as const;

/** The test file of virus scanners (eicar.org), which has to be refused wherever it appears. */
const EICAR = "EICAR-STANDARD-ANTIVIRUS-TEST-FILE";
const SCRIPT = /<script\b|<\?php\b/i;

/** An archive may follow anything: its directory ends a file, and says how long its own comment is (APPNOTE 4.3.16). */
const ARCHIVE_END = "PK\u0005\u0006";
const DIRECTORY_BYTES = 22;
const MAX_COMMENT_BYTES = 65_535;
function endsAsArchive(bytes: Buffer): boolean {
  const from = Math.max(0, bytes.length - DIRECTORY_BYTES - MAX_COMMENT_BYTES);
  for (let at = bytes.indexOf(ARCHIVE_END, from, "latin1"); at !== -1; at = bytes.indexOf(ARCHIVE_END, at + 1, "latin1"))
    if (at + DIRECTORY_BYTES <= bytes.length && at + DIRECTORY_BYTES + bytes.readUInt16LE(at + DIRECTORY_BYTES - 2) <= bytes.length)
      return true;
  return false;
}

/**
 * Finds out what a file is from all of its bytes: its name and its media type are not trusted. Never called in the thread that serves (`file-inspection.ts`).
 */
export async function validateFile(content: Uint8Array): Promise<FileValidation> {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const kind = kinds.find(({ begins }) => begins.every((byte, index) => bytes[index] === byte));
  if (!kind) return refused("error.fileKind");
  if (bytes.includes(EICAR, 0, "latin1") || endsAsArchive(bytes)) return refused("error.fileActive");
  if (SCRIPT.test(bytes.toString("latin1"))) return refused("error.fileActive");
  const problem = await kind.validate(bytes);
  return problem ? refused(problem) : { ok: true, mime: kind.mime, ending: kind.ending };
}
