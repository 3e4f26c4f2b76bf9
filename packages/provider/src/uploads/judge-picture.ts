import type { FileFault } from "./file-fault.ts";

/** More than any telephone's camera makes; what unpacks to more is a bomb. */
const MOST_PIXELS = 128_000_000;
const LOOK = 64;

/** A picture has to be one to its end: it is unpacked by the library's own threads, and what comes of it is thrown away. */
export const judgePicture =
  (format: "jpeg" | "png") =>
  async (bytes: Buffer): Promise<FileFault | undefined> => {
    const { default: sharp } = await import("sharp");
    try {
      const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "error", sequentialRead: true });
      const told = await picture.metadata();
      if (told.format !== format) return "error.fileKind";
      await picture.resize({ width: LOOK }).raw().toBuffer();
      return undefined;
    } catch {
      // The library tells of everything it cannot read by an exception.
      return "error.fileBroken";
    }
  };
