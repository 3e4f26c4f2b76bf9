import type { Metadata } from "sharp";
import type { FileProblem } from "./file-problem.ts";

/** More than any telephone's camera makes; what unpacks to more is a bomb. */
const MAX_PIXELS = 128_000_000;
/** A picture that is sent coarse first is held whole while it is unpacked. */
const MAX_HELD_BYTES = 384 * 1024 * 1024;
const LOOK_PIXELS = 64;
const TIMEOUT_SECONDS = 3;

const isHeldWhole = ({ isProgressive }: Metadata): boolean => isProgressive === true;
const unpackedBytes = ({ width, height, channels, depth }: Metadata): number => width * height * channels * (depth === "ushort" ? 2 : 1);

/** Checks that a picture is valid to its end: it is unpacked, and the result is thrown away. */
export const validatePicture =
  (format: "jpeg" | "png") =>
  async (bytes: Buffer): Promise<FileProblem | undefined> => {
    const { default: sharp } = await import("sharp");
    // One thread of the library's own for a picture, and no memory of the last one.
    sharp.concurrency(1);
    sharp.cache(false);
    try {
      const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error", sequentialRead: true });
      const metadata = await picture.metadata();
      if (metadata.format !== format) return "error.fileKind";
      if (isHeldWhole(metadata) && unpackedBytes(metadata) > MAX_HELD_BYTES) return "error.fileBroken";
      await picture.timeout({ seconds: TIMEOUT_SECONDS }).resize({ width: LOOK_PIXELS }).raw().toBuffer();
      return undefined;
    } catch {
      return "error.fileBroken";
    }
  };
