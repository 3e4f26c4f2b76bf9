import type { Bytes } from "../bytes.ts";
import { malformed } from "./malformed.ts";

/** What a reading may cost. Every element is counted once, so that the time is bounded by the count as well as by the length. */
export interface Reading {
  /** BER as CMS allows it (indefinite lengths, strings in parts), or DER alone. */
  readonly rules: "ber" | "der";
  readonly deepest: number;
  elementsLeft: number;
}

/** One value of ASN.1 (X.690); its children are read on the first use. */
export interface Element {
  /** The identifier octet: class, whether it has parts, and the number. */
  readonly tag: number;
  /** With its header. */
  readonly bytes: Bytes;
  readonly content: Bytes;
  readonly depth: number;
  readonly reading: Reading;
  /** Known already if they had to be read to find the end. */
  readonly parts?: readonly Element[];
}

export function reading(rules: Reading["rules"], elements = 50_000, deepest = 32): Reading {
  return { rules, deepest, elementsLeft: elements };
}

/** The one element that the bytes are; whatever follows it is a fault. */
export function readElement(bytes: Bytes, limits: Reading): Element {
  const element = elementAt(bytes, 0, 0, limits);
  if (element.bytes.length !== bytes.length) malformed("trailing bytes");
  return element;
}

/** The children of an element that has parts. */
export function childrenOf(element: Element): readonly Element[] {
  if ((element.tag & 0x20) === 0) malformed("no parts");
  return element.parts ?? childrenIn(element.content, element.depth + 1, element.reading);
}

function childrenIn(content: Bytes, depth: number, limits: Reading): Element[] {
  const children: Element[] = [];
  for (let at = 0; at < content.length;) {
    const child = elementAt(content, at, depth, limits);
    children.push(child);
    at += child.bytes.length;
  }
  return children;
}

function elementAt(source: Bytes, at: number, depth: number, limits: Reading): Element {
  if (depth > limits.deepest) malformed("too deep");
  if (--limits.elementsLeft < 0) malformed("too many elements");
  const tag = source[at];
  const first = source[at + 1];
  if (tag === undefined || first === undefined) return malformed("truncated");
  // Numbers beyond 30 are in none of the structures that are read here.
  if ((tag & 0x1f) === 0x1f || tag === 0) malformed("tag");
  if (first === 0x80) return indefiniteAt(source, at, tag, depth, limits);
  const { length, header } = first < 0x80 ? { length: first, header: 2 } : longLength(source, at, first, limits);
  const from = at + header;
  if (from + length > source.length) malformed("truncated");
  return {
    tag,
    bytes: source.subarray(at, from + length),
    content: source.subarray(from, from + length),
    depth,
    reading: limits,
  };
}

function longLength(source: Bytes, at: number, first: number, limits: Reading): { length: number; header: number } {
  const count = first & 0x7f;
  // Four octets are 4 GB, more than any input.
  if (count > 4) malformed("length");
  let length = 0;
  for (let index = 0; index < count; index++) length = length * 256 + (source[at + 2 + index] ?? malformed("truncated"));
  if (limits.rules === "der" && (length < 0x80 || length < 256 ** (count - 1))) malformed("length is not minimal");
  return { length, header: 2 + count };
}

function indefiniteAt(source: Bytes, start: number, tag: number, depth: number, limits: Reading): Element {
  if (limits.rules === "der" || (tag & 0x20) === 0) malformed("indefinite length");
  const parts: Element[] = [];
  let at = start + 2;
  while (source[at] !== 0 || source[at + 1] !== 0) {
    const part = elementAt(source, at, depth + 1, limits);
    parts.push(part);
    at += part.bytes.length;
  }
  return { tag, bytes: source.subarray(start, at + 2), content: source.subarray(start + 2, at), depth, reading: limits, parts };
}
