import { inflateSync } from "node:zlib";

const START = Buffer.from("stream\n");
const END = Buffer.from("\nendstream");

/** What is drawn on the pages of a document, and everything else that it holds packed. */
function* streamsOf(bytes: Buffer): Generator<string> {
  let from = bytes.indexOf(START);
  while (from >= 0) {
    const to = bytes.indexOf(END, from);
    const packed = bytes.subarray(from + START.length, to);
    // 0x78: the first byte of what deflate has packed.
    if (packed[0] === 0x78) yield inflateSync(packed).toString("latin1");
    from = bytes.indexOf(START, to + END.length);
  }
}

/** Every size in points in which letters of a document are set, the smallest first; of a document that this package has drawn. */
export function letterSizes(bytes: Uint8Array): readonly number[] {
  const sizes = new Set<number>();
  for (const stream of streamsOf(Buffer.from(bytes)))
    for (const [, size] of stream.matchAll(/\/F\d+ ([\d.]+) Tf/g)) sizes.add(Number(size));
  return [...sizes].toSorted((one, other) => one - other);
}
