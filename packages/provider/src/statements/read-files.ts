/** A file as it came with a statement, and as what it proved to be. */
export interface ReadFile {
  readonly name: string;
  readonly mime: string;
  readonly content: Uint8Array;
}

/** What is taken, by the first bytes: what a file is called and said to be is anybody's word. */
const kinds = [
  { mime: "application/pdf", ending: "pdf", begins: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { mime: "image/jpeg", ending: "jpg", begins: [0xff, 0xd8, 0xff] },
  { mime: "image/png", ending: "png", begins: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
] as const;

const MOST_NAME = 80;
/** The name without a path and without what a system could take for more than a letter; its ending is that of what is inside. */
const nameOf = (given: string, ending: string): string => {
  const own = (given.split(/[\\/]/).at(-1) ?? "").replace(/\.[^.]*$/, "").replace(/[^\p{L}\p{N} _()-]/gu, "");
  return `${own.trim().slice(0, MOST_NAME) || "file"}.${ending}`;
};

/** Files as they are kept; undefined where one is none of what is taken. */
export function readFiles(files: readonly { readonly name: string; readonly content: string }[]): readonly ReadFile[] | undefined {
  const read: ReadFile[] = [];
  for (const { name, content } of files) {
    const bytes = new Uint8Array(Buffer.from(content, "base64"));
    const kind = kinds.find(({ begins }) => begins.every((byte, index) => bytes[index] === byte));
    if (!kind) return undefined;
    read.push({ name: nameOf(name, kind.ending), mime: kind.mime, content: bytes });
  }
  return read;
}
