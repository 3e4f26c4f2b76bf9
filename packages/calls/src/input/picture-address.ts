import { DOCUMENTS_PREFIX } from "./document-address.ts";

/** Widths in pixels that a picture of an editor is cut to; it is never enlarged. */
export const pictureWidths = [480, 960, 1600] as const;
/** The first that a browser reads is taken. */
export const pictureFormats = ["avif", "webp"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** A picture as an editor gave it: 16 hexadecimal digits of its SHA-256, and its size in pixels. */
export interface PictureOf {
  readonly hash: string;
  readonly width: number;
  readonly height: number;
}
/** One of its cuts. */
export interface PictureCut extends PictureOf {
  readonly cut: number;
  readonly format: PictureFormat;
}

const NAME = /^(?<hash>[0-9a-f]{16})-(?<width>\d{1,5})x(?<height>\d{1,5})-(?<cut>\d{1,4})\.(?<format>avif|webp)$/;
const PREFIX = `${DOCUMENTS_PREFIX}/pictures/`;

/** The widths there are of a picture, ascending: those below its own, and its own up to the greatest. */
export const cutsOf = ({ width }: Pick<PictureOf, "width">): readonly number[] => [
  ...new Set([...pictureWidths.filter((cut) => cut < width), Math.min(width, Math.max(...pictureWidths))]),
];

/** What a cut is called: its name says all that is needed to make it, and never means another picture. */
export const pictureName = ({ hash, width, height, cut, format }: PictureCut): string => `${hash}-${width}x${height}-${cut}.${format}`;

/** The cut of a name; undefined when no picture has such a cut. */
export function pictureNamed(name: string): PictureCut | undefined {
  const { hash, width, height, cut, format } = NAME.exec(name)?.groups ?? {};
  if (hash === undefined || format === undefined) return undefined;
  const found = { hash, width: Number(width), height: Number(height), cut: Number(cut), format: format as PictureFormat };
  return pictureName(found) === name && cutsOf(found).includes(found.cut) ? found : undefined;
}

/** Where the site has the bytes of a cut. */
export const picturePath = (cut: PictureCut): string => PREFIX + pictureName(cut);

/** The cut at an address of the site; undefined where it names none. */
export const pictureAt = (pathname: string): PictureCut | undefined =>
  pathname.startsWith(PREFIX) ? pictureNamed(pathname.slice(PREFIX.length)) : undefined;

/** All cuts of a picture in one format as a `srcset`, from the address of any of them; undefined where the address names no picture. */
export function pictureSet(pathname: string, format: PictureFormat): string | undefined {
  const found = pictureAt(pathname);
  return (
    found &&
    cutsOf(found)
      .map((cut) => `${picturePath({ ...found, cut, format })} ${cut}w`)
      .join(", ")
  );
}
