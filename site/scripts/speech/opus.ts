import { runFilter } from "./run-filter.ts";

/** Kilobits a second: speech stays clear, and a minute of it is some 100 KB. */
const BITRATE = 12;
/** All that shapes a file: with another one the same text is another file. */
export const OPUS_SETTINGS = `opus ${BITRATE}k`;

/** Encodes a WAV file as Opus in Ogg, the same bytes for the same sound. @throws where `opusenc` fails. */
export const encodeOpus = (wav: Buffer): Promise<Buffer> =>
  runFilter(
    "opusenc",
    // Long frames and few pages: at this rate their heads would be a fifth of a file.
    `--quiet --ignorelength --speech --bitrate ${BITRATE} --comp 5 --framesize 60 --max-delay 1000 --padding 0 --discard-comments --serial 0 - -`.split(
      " ",
    ),
    wav,
  );

const SAMPLES_A_MS = 48;
const PRE_SKIP_AT = 10;

/** How long a file of Opus in Ogg lasts, in milliseconds: its last page says where it ends. @throws where it is not such a file. */
export function opusMs(file: Buffer): number {
  const [head, last] = [file.indexOf("OpusHead"), file.lastIndexOf("OggS")];
  if (head < 0 || last < 0) throw new Error("not a file of Opus in Ogg");
  const end = Number(file.readBigInt64LE(last + 6));
  return Math.round((end - file.readUInt16LE(head + PRE_SKIP_AT)) / SAMPLES_A_MS);
}
