import type { PictureCut } from "@shanyraq/calls";

/** AVIF at 50 looks as WebP at 78 does. */
const QUALITY = { avif: 50, webp: 78 } as const;

/** As many as a picture of an editor may have (`picture-shelf.ts`). */
const MAX_PIXELS = 100_000_000;
const TIMEOUT_SECONDS = 4;

/**
 * One cut of a picture: turned as the camera held it, and without the camera's metadata, which includes the place. The library is loaded with the first
 * requested picture; most runs of the provider need none.
 */
export async function cutPicture(content: Uint8Array, { cut, format }: PictureCut): Promise<Uint8Array> {
  const { default: sharp } = await import("sharp");
  sharp.concurrency(1);
  sharp.cache(false);
  const turned = sharp(content, { limitInputPixels: MAX_PIXELS })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .autoOrient()
    .resize({ width: cut, withoutEnlargement: true });
  const { [format]: quality } = QUALITY;
  return format === "avif" ? turned.avif({ quality, effort: 3 }).toBuffer() : turned.webp({ quality }).toBuffer();
}
