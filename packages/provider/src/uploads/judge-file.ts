import type { FileFault } from "./file-fault.ts";
import { judgePdf } from "./judge-pdf.ts";
import { judgePicture } from "./judge-picture.ts";
import { find, pause, slicesOf } from "./slices.ts";

export type Judged =
  | { readonly ok: true; readonly mime: string; readonly ending: string }
  | { readonly ok: false; readonly fault: FileFault };

const fault = (of: FileFault): Judged => ({ ok: false, fault: of });

/** What is taken, by the first bytes; the rest of the file has to bear it out. */
const kinds = [
  { mime: "application/pdf", ending: "pdf", begins: [0x25, 0x50, 0x44, 0x46, 0x2d], judge: judgePdf },
  { mime: "image/jpeg", ending: "jpg", begins: [0xff, 0xd8, 0xff], judge: judgePicture("jpeg") },
  { mime: "image/png", ending: "png", begins: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], judge: judgePicture("png") },
] as const;

/** The test file of virus scanners (eicar.org), which has to be refused wherever it stands. */
const EICAR = "EICAR-STANDARD-ANTIVIRUS-TEST-FILE";
const SCRIPT = /<script\b|<\?php\b/i;

/** An archive may stand behind anything: its directory ends a file, and says how long its own comment is (APPNOTE 4.3.16). */
const ARCHIVE_END = "PK\u0005\u0006";
const DIRECTORY_BYTES = 22;
const LONGEST_COMMENT = 65_535;
function endsAsArchive(bytes: Buffer): boolean {
  const from = Math.max(0, bytes.length - DIRECTORY_BYTES - LONGEST_COMMENT);
  for (let at = bytes.indexOf(ARCHIVE_END, from, "latin1"); at !== -1; at = bytes.indexOf(ARCHIVE_END, at + 1, "latin1"))
    if (at + DIRECTORY_BYTES <= bytes.length && at + DIRECTORY_BYTES + bytes.readUInt16LE(at + DIRECTORY_BYTES - 2) <= bytes.length)
      return true;
  return false;
}

let last: Promise<unknown> = Promise.resolve();

/**
 * What a file is, by all of its bytes: what it is called and said to be is anybody's word. Files are judged one after another, and other requests
 * go on between their parts: many large ones side by side hold nobody up.
 */
export function judgeFile(content: Uint8Array): Promise<Judged> {
  const judged = last.then(() => judge(content));
  last = judged.catch(() => {});
  return judged;
}

async function judge(content: Uint8Array): Promise<Judged> {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const kind = kinds.find(({ begins }) => begins.every((byte, index) => bytes[index] === byte));
  if (!kind) return fault("error.fileKind");
  if (find(bytes, EICAR) || endsAsArchive(bytes)) return fault("error.fileActive");
  for (const slice of slicesOf(bytes)) {
    if (SCRIPT.test(slice)) return fault("error.fileActive");
    await pause();
  }
  const found = await kind.judge(bytes);
  return found ? fault(found) : { ok: true, mime: kind.mime, ending: kind.ending };
}
