import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

const BLOCK_BYTES = 512;
const DIRECTORY = "5";

/** The place of a field in a header of the ustar format (POSIX.1-1988, pax, "ustar Interchange Format"). */
const fields = { name: [0, 100], size: [124, 136], type: [156, 157], prefix: [345, 500] } as const;

function readHeader(header: Buffer): { readonly name: string; readonly size: number; readonly isDirectory: boolean } {
  const field = (of: keyof typeof fields) => header.toString("utf8", ...fields[of]).replace(/\0.*$/s, "");
  const name = path.posix.normalize(path.posix.join("/", field("prefix"), field("name")));
  return { name, size: Number.parseInt(field("size"), 8) || 0, isDirectory: field("type") === DIRECTORY };
}

/**
 * Unpacks a tar of files and folders into a new folder. The folder appears when it is whole: an unpacking that was killed leaves none. No name in the tar leads
 * out of the folder.
 */
export function unpackTar(tar: Buffer, folder: string): void {
  const partial = `${folder}.partial`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { recursive: true, mode: 0o700 });
  for (let at = 0; at + BLOCK_BYTES <= tar.length && tar[at] !== 0;) {
    const { name, size, isDirectory } = readHeader(tar.subarray(at, at + BLOCK_BYTES));
    const target = path.join(partial, name);
    const from = at + BLOCK_BYTES;
    mkdirSync(isDirectory ? target : path.dirname(target), { recursive: true, mode: 0o700 });
    if (!isDirectory) writeFileSync(target, tar.subarray(from, from + size), { mode: 0o600 });
    at = from + Math.ceil(size / BLOCK_BYTES) * BLOCK_BYTES;
  }
  renameSync(partial, folder);
}
