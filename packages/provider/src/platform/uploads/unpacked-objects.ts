import { inflateSync } from "node:zlib";
import type { PdfDictionary } from "./pdf-dictionary.ts";
import type { PdfPart } from "./walk-pdf.ts";

const MAX_OBJECT_STREAMS = 4_000;
const MAX_UNPACKED_BYTES = 32 * 1024 * 1024;

/**
 * Objects may be packed into streams (ISO 32000-1, 7.5.7). Some readers ask for no more than a first offset, so a stream that has one counts whatever it
 * is called.
 */
const isObjectStream = (dictionary: PdfDictionary): boolean => dictionary.get("Type") === "/ObjStm" || dictionary.has("First");

/** Whether the bytes are packed in the one way that is read here, or not at all; undefined when they are packed in another way, twice, or elsewhere. */
function packing(dictionary: PdfDictionary): "deflated" | "plain" | undefined {
  if (["F", "FFilter", "FDecodeParms", "DP"].some((key) => dictionary.has(key))) return undefined;
  const parameters = dictionary.get("DecodeParms") ?? "<<>>";
  if (parameters !== "null" && (!parameters.startsWith("<<") || !parameters.endsWith(">>") || /[#]|Predictor/.test(parameters)))
    return undefined;
  const filter = dictionary.get("Filter");
  if (filter === undefined) return "plain";
  return filter === "/FlateDecode" || /^\[\s*\/FlateDecode\s*\]$/.test(filter) ? "deflated" : undefined;
}

/** Unpacks the objects of a document's streams one after another, up to a sum. Undefined when a stream holds none. */
export function unpackedObjects(): (stream: Extract<PdfPart, { kind: "stream" }>) => Buffer | "unreadable" | undefined {
  let left = MAX_UNPACKED_BYTES;
  let count = 0;
  return ({ dictionary, data }) => {
    if (!isObjectStream(dictionary)) return undefined;
    count += 1;
    const packed = packing(dictionary);
    // Packed in a way that is not read here, or more than any paper holds: the content is unknown.
    if (packed === undefined || count > MAX_OBJECT_STREAMS) return "unreadable";
    const objects = packed === "plain" ? data : inflated(data, left);
    if (!objects || objects.length > left) return "unreadable";
    left -= objects.length;
    return objects;
  };
}

function inflated(data: Buffer, maxBytes: number): Buffer | undefined {
  try {
    return inflateSync(data, { maxOutputLength: Math.max(1, maxBytes) });
  } catch {
    return undefined;
  }
}
