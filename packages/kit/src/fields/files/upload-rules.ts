/** Kinds of files that are asked for, as `accept` and the reader name them. */
export const uploadKinds = {
  pdf: { mime: "application/pdf", endings: [".pdf"], name: "PDF" },
  jpg: { mime: "image/jpeg", endings: [".jpg", ".jpeg"], name: "JPG" },
  png: { mime: "image/png", endings: [".png"], name: "PNG" },
} as const;
export type UploadKind = keyof typeof uploadKinds;

export interface UploadLimits {
  readonly kinds: readonly UploadKind[];
  /** Most bytes of one file. */
  readonly maxBytes: number;
  readonly maxFiles: number;
}

export type UploadRefusal = "wrongType" | "empty" | "tooLarge" | "tooMany";
export interface Sorted {
  readonly accepted: readonly File[];
  readonly refused: readonly { readonly file: File; readonly why: UploadRefusal }[];
}

/** What the file picker offers. */
export const acceptOf = (kinds: readonly UploadKind[]): string =>
  kinds.flatMap((kind) => [uploadKinds[kind].mime, ...uploadKinds[kind].endings]).join(",");

/** What browsers and mail programs call a file of which they know nothing. */
const UNKNOWN_TYPE = /^(?:|(?:application|binary)\/(?:octet-stream|x-download|download|force-download|x-pdf)|image\/(?:jpg|pjpeg|x-png))$/;

/** Where a browser knows no type the ending counts, and a file without an ending may be anything: the server looks inside, and that decides. */
const isOf = (kind: UploadKind, { name, type }: File): boolean => {
  const { mime, endings } = uploadKinds[kind];
  if (type === mime || !UNKNOWN_TYPE.test(type)) return type === mime;
  return !/\.[a-z0-9]{1,5}$/i.test(name) || endings.some((ending) => name.toLowerCase().endsWith(ending));
};

/** Sorts chosen files into those that fit and those that do not; `attached` stand there already. */
export function sortFiles(files: readonly File[], { kinds, maxBytes, maxFiles }: UploadLimits, attached: number): Sorted {
  const accepted: File[] = [];
  const refused: { file: File; why: UploadRefusal }[] = [];
  for (const file of files) {
    if (!kinds.some((kind) => isOf(kind, file))) refused.push({ file, why: "wrongType" });
    else if (file.size === 0) refused.push({ file, why: "empty" });
    else if (file.size > maxBytes) refused.push({ file, why: "tooLarge" });
    else if (attached + accepted.length >= maxFiles) refused.push({ file, why: "tooMany" });
    else accepted.push(file);
  }
  return { accepted, refused };
}
