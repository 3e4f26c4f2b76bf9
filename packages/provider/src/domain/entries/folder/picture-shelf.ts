import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { cutsOf, picturePath, type PictureOf } from "@shanyraq/calls";
import { imageSize } from "image-size";

/** A picture of the content folder, with its bytes. */
export interface FolderPicture extends PictureOf {
  readonly content: Uint8Array;
}
/** The pictures that the texts of a folder show. */
export interface PictureShelf {
  /** The address at which a file beside a text will be found, or what is wrong with the file. */
  readonly take: (folder: string, name: string) => { readonly address: string } | { readonly message: string };
  readonly taken: () => readonly FolderPicture[];
}

const KINDS = new Set(["jpg", "png", "webp"]);
export const MAX_MB = 8;
/** A small file may say of itself that it is endless: its cuts would fill the memory. */
const MAX_PIXELS = 100_000_000;
/** The largest cut, and the one for a browser that requests none of them. */
const USUAL = 960;
/** Cameras that were held upright write their pictures lying down, and say so by a number from 5 on. */
const LYING = 5;

const NO_PICTURE = "is no picture: JPEG, PNG and WebP are";

/** A picture from its bytes, or words that say that they are not a picture or are too large. */
export function pictureOf(content: Uint8Array): FolderPicture | string {
  if (content.byteLength > MAX_MB * 1024 * 1024) return `is larger than ${MAX_MB} MB`;
  try {
    const { type = "", width, height, orientation = 1 } = imageSize(content);
    if (!KINDS.has(type)) return NO_PICTURE;
    if (width * height > MAX_PIXELS) return `has more than ${MAX_PIXELS / 1_000_000} million pixels`;
    const hash = createHash("sha256").update(content).digest("hex").slice(0, 16);
    return { hash, content, ...(orientation >= LYING ? { width: height, height: width } : { width, height }) };
  } catch {
    // The library reports an unknown format by an exception.
    return NO_PICTURE;
  }
}

/** The address of a picture on the site: the cut for a browser that requests none in particular. */
export function addressOfPicture(picture: PictureOf): string {
  const cut = cutsOf(picture).findLast((width) => width <= USUAL) ?? picture.width;
  return picturePath({ ...picture, cut, format: "webp" });
}

function read(full: string): FolderPicture | string {
  if (!existsSync(full)) return "there is no such file beside the text";
  if (statSync(full).size > MAX_MB * 1024 * 1024) return `is larger than ${MAX_MB} MB`;
  return pictureOf(readFileSync(full));
}

/** A file beside the text is given by its name, and not by a path. */
export const PICTURE_FILE = /^[\w-]+\.[a-z]{3,4}$/i;

export function pictureShelf(root: string): PictureShelf {
  const pictures = new Map<string, FolderPicture>();
  return {
    take: (folder, name) => {
      const picture = PICTURE_FILE.test(name)
        ? read(path.join(root, folder, name))
        : "a picture is named by its file, which stands beside the text";
      if (typeof picture === "string") return { message: `"${name}": ${picture}` };
      pictures.set(picture.hash, picture);
      return { address: addressOfPicture(picture) };
    },
    taken: () => [...pictures.values()],
  };
}
