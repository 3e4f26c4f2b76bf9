import { joinBytes, type Bytes } from "../bytes.ts";
import { childrenOf, type Element } from "./element.ts";
import { expectTag } from "./fields.ts";
import { malformed } from "./malformed.ts";
import { tags } from "./tags.ts";

/** Dotted decimal of an OBJECT IDENTIFIER. */
export function readOid(element: Element): string {
  const { content } = expectTag(element, tags.objectIdentifier);
  if (content.length === 0 || content.length > 64 || (content.at(-1) ?? 0) >= 0x80) malformed("object identifier");
  const arcs: string[] = [];
  let arc = 0;
  let fresh = true;
  for (const octet of content) {
    if (fresh && octet === 0x80) malformed("object identifier");
    arc = arc * 128 + (octet & 0x7f);
    if (arc > Number.MAX_SAFE_INTEGER) malformed("object identifier");
    fresh = octet < 0x80;
    if (!fresh) continue;
    if (arcs.length > 0) arcs.push(String(arc));
    else {
      const first = Math.min(2, Math.floor(arc / 40));
      arcs.push(String(first), String(arc - first * 40));
    }
    arc = 0;
  }
  return arcs.join(".");
}

/** The octets of an INTEGER, of which DER allows no needless ones. */
export function readInteger(element: Element): Bytes {
  const { content } = expectTag(element, tags.integer);
  const [first, second] = content;
  if (first === undefined) return malformed("integer");
  const needless = second !== undefined && ((first === 0 && second < 0x80) || (first === 0xff && second >= 0x80));
  return needless && element.reading.rules === "der" ? malformed("integer") : content;
}

export function readSmallInteger(element: Element): number {
  const octets = element.tag === tags.enumerated ? element.content : readInteger(element);
  if (octets.length > 4 || octets.length === 0 || (octets[0] ?? 0) >= 0x80) malformed("integer");
  return octets.reduce((sum, octet) => sum * 256 + octet, 0);
}

export function readBoolean(element: Element): boolean {
  const { content } = expectTag(element, tags.boolean);
  return content.length === 1 ? content[0] !== 0 : malformed("boolean");
}

/** The octets of a BIT STRING that is a whole number of octets long. */
export function readBitString(element: Element): Bytes {
  const { content } = expectTag(element, tags.bitString);
  return content[0] === 0 ? content.subarray(1) : malformed("bit string");
}

/** The octets of an OCTET STRING; BER may hand it over in parts. */
export function readOctets(element: Element): Bytes {
  if (element.tag === tags.octetString) return element.content;
  if (element.reading.rules === "der" || element.tag !== (tags.octetString | 0x20)) malformed("octet string");
  return joinBytes(...childrenOf(element).map(readOctets));
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** The text of any of the string types of a name; undefined for another type. */
export function readText({ tag, content }: Element): string | undefined {
  switch (tag) {
    case tags.utf8String:
      try {
        return utf8.decode(content);
      } catch {
        return malformed("text");
      }
    case tags.printableString:
    case tags.ia5String:
    case tags.teletexString:
      return String.fromCharCode(...content.subarray(0, 4096));
    case tags.bmpString:
      return new TextDecoder("utf-16be").decode(content);
    default:
      return undefined;
  }
}

/** UTCTime and GeneralizedTime in the form that X.509 prescribes: in UTC, with seconds (RFC 5280, 4.1.2.5). */
export function readTime({ tag, content }: Element): Date {
  const text = String.fromCharCode(...content.subarray(0, 32));
  const pattern = tag === tags.utcTime ? /^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/ : /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(?:\.\d+)?Z$/;
  const found = tag === tags.utcTime || tag === tags.generalizedTime ? pattern.exec(text) : undefined;
  if (!found) return malformed("time");
  const [, year = "", month, day, hour, minute, second] = found;
  const century = Number(year) < 50 ? "20" : "19";
  const moment = new Date(`${year.length === 2 ? century + year : year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(moment.getTime()) ? malformed("time") : moment;
}
