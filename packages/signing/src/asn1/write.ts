import { joinBytes, type Bytes } from "../bytes.ts";
import { contextTag, plainContextTag, tags } from "./tags.ts";

/** Writes DER (X.690): a tag, the shortest length, the parts. */
export function der(tag: number, ...parts: readonly Uint8Array[]): Bytes {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  return joinBytes(Uint8Array.of(tag, ...lengthOctets(length)), ...parts);
}

function lengthOctets(length: number): number[] {
  if (length < 0x80) return [length];
  const octets: number[] = [];
  for (let left = length; left > 0; left = Math.floor(left / 256)) octets.unshift(left % 256);
  return [0x80 + octets.length, ...octets];
}

export const sequence = (...parts: readonly Uint8Array[]): Bytes => der(tags.sequence, ...parts);
export const octetString = (...parts: readonly Uint8Array[]): Bytes => der(tags.octetString, ...parts);
export const bitString = (octets: Uint8Array, unused = 0): Bytes => der(tags.bitString, Uint8Array.of(unused), octets);
export const context = (number: number, ...parts: readonly Uint8Array[]): Bytes => der(contextTag(number), ...parts);
export const plainContext = (number: number, ...parts: readonly Uint8Array[]): Bytes => der(plainContextTag(number), ...parts);
export const nothing = (): Bytes => der(tags.null);
export const truth = (): Bytes => der(tags.boolean, Uint8Array.of(0xff));

/** A SET OF in the order that DER prescribes. */
export function setOf(...parts: readonly Uint8Array[]): Bytes {
  return der(tags.set, ...parts.toSorted(byOctets));
}

function byOctets(one: Uint8Array, other: Uint8Array): number {
  const at = one.findIndex((octet, index) => octet !== other[index]);
  return at < 0 ? one.length - other.length : (one[at] ?? 0) - (other[at] ?? -1);
}

/** A number that is not negative, from its octets. */
export function integer(value: number | Uint8Array): Bytes {
  const octets = typeof value === "number" ? Uint8Array.of(...numberOctets(value)) : value;
  const from = octets.findIndex((octet) => octet !== 0);
  const shortest = from < 0 ? Uint8Array.of(0) : octets.subarray(from);
  return der(tags.integer, ...((shortest[0] ?? 0) >= 0x80 ? [Uint8Array.of(0)] : []), shortest);
}

function numberOctets(value: number): number[] {
  const octets: number[] = [];
  for (let left = value; left > 0; left = Math.floor(left / 256)) octets.unshift(left % 256);
  return octets;
}

export function oid(dotted: string): Bytes {
  const [first = 0, second = 0, ...others] = dotted.split(".").map(Number);
  return der(tags.objectIdentifier, Uint8Array.from([first * 40 + second, ...others].flatMap(base128)));
}

function base128(arc: number): number[] {
  const octets = [arc % 128];
  for (let left = Math.floor(arc / 128); left > 0; left = Math.floor(left / 128)) octets.unshift((left % 128) + 0x80);
  return octets;
}

const text = new TextEncoder();

export const utf8String = (value: string): Bytes => der(tags.utf8String, text.encode(value));
export const printableString = (value: string): Bytes => der(tags.printableString, text.encode(value));
export const ia5String = (value: string, tag: number = tags.ia5String): Bytes => der(tag, text.encode(value));

/** UTCTime until 2049 and GeneralizedTime after it, as X.509 prescribes. */
export function time(moment: Date): Bytes {
  const digits = moment.toISOString().replace(/\.\d+|[-:T]/g, "");
  return moment.getUTCFullYear() < 2050 ? der(tags.utcTime, text.encode(digits.slice(2))) : der(tags.generalizedTime, text.encode(digits));
}

export function generalizedTime(moment: Date): Bytes {
  return der(tags.generalizedTime, text.encode(moment.toISOString().replace(/\.\d+|[-:T]/g, "")));
}
