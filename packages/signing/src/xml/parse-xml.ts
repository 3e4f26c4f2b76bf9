import { malformed } from "../asn1/malformed.ts";
import type { XmlAttribute, XmlElement, XmlNode } from "./node.ts";

/** Bounds of what is read: larger than any consent or contract of ours. */
export const largestXml = 8 * 1024 * 1024;
const deepest = 64;
const mostNodes = 200_000;
const mostAttributes = 128;

const nameToken = /[\p{L}_][\p{L}\p{N}\p{M}._·-]*(?::[\p{L}_][\p{L}\p{N}\p{M}._·-]*)?/uy;
/** Nothing else may be in it (XML 1.0, 2.8): no signature covers it. */
const declaration =
  /^<\?xml[ \n\t]+version[ \n\t]*=[ \n\t]*(["'])1\.\d\1(?:[ \n\t]+encoding[ \n\t]*=[ \n\t]*(["'])[A-Za-z][A-Za-z0-9._-]{0,40}\2)?(?:[ \n\t]+standalone[ \n\t]*=[ \n\t]*(["'])(?:yes|no)\3)?[ \n\t]*\?>/;
const xmlNamespace = "http://www.w3.org/XML/1998/namespace";
const predefined: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/**
 * Reads XML 1.0 with namespaces for the sake of its signature: strictly, without document types, so that there are no
 * entities to expand and no files to fetch, and within bounds. What it does not know it gives up as malformed.
 */
export function parseXml(source: string): readonly XmlNode[] {
  if (source.length > largestXml) malformed("too large");
  const text = source.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  // Characters that XML has not, alone surrogates among them.
  if (/[^\t\n\P{Cc}\u007F-\u009F]|[\uFFFE\uFFFF]/u.test(text) || !text.isWellFormed()) malformed("character");
  const top: XmlNode[] = [];
  const open: XmlElement[] = [];
  let nodes = 0;
  let at = declaration.exec(text)?.[0].length ?? 0;

  const add = (node: XmlNode) => {
    if (++nodes > mostNodes) malformed("too many nodes");
    (open.at(-1)?.children ?? top).push(node);
  };
  const until = (mark: string, from: number) => {
    const end = text.indexOf(mark, from);
    return end < 0 ? malformed("not closed") : end;
  };

  while (at < text.length) {
    if (text[at] !== "<") {
      const end = text.indexOf("<", at);
      const piece = text.slice(at, end < 0 ? text.length : end);
      if (open.length > 0) addText(unescape(piece, "]]>"), add, open);
      else if (piece.trim() !== "") malformed("text outside");
      at += piece.length;
    } else if (text.startsWith("<!--", at)) {
      const end = until("--", at + 4);
      if (text[end + 2] !== ">") malformed("comment");
      add({ kind: "comment", text: text.slice(at + 4, end) });
      at = end + 3;
    } else if (text.startsWith("<![CDATA[", at)) {
      const end = until("]]>", at);
      if (open.length === 0) malformed("text outside");
      addText(text.slice(at + 9, end), add, open);
      at = end + 3;
    } else if (text.startsWith("<?", at)) {
      const end = until("?>", at);
      const [, target = "", data = ""] = /^([^\s?]+)(?:\s+([\s\S]*))?$/.exec(text.slice(at + 2, end)) ?? [];
      if (target === "" || /^xml$/i.test(target)) malformed("instruction");
      add({ kind: "instruction", target, data });
      at = end + 2;
    } else if (text.startsWith("</", at)) {
      const closed = open.pop();
      const end = until(">", at);
      if (!closed || text.slice(at + 2, end).trimEnd() !== closed.name) malformed("a tag is not closed");
      at = end + 1;
    } else if (text[at + 1] === "!") {
      malformed("a document type");
    } else {
      const { element, end, empty } = readTag(text, at, open.at(-1));
      if (open.length >= deepest) malformed("too deep");
      if (open.length === 0 && top.some(({ kind }) => kind === "element")) malformed("two roots");
      add(element);
      if (!empty) open.push(element);
      at = end;
    }
  }
  if (open.length > 0 || !top.some(({ kind }) => kind === "element")) malformed("not closed");
  return top;
}

/** Neighbouring pieces are one text, as in the canonical form. */
function addText(piece: string, add: (node: XmlNode) => void, open: readonly XmlElement[]): void {
  const siblings = open.at(-1)?.children;
  const last = siblings?.at(-1);
  if (siblings && last?.kind === "text") siblings[siblings.length - 1] = { kind: "text", text: last.text + piece };
  else if (piece !== "") add({ kind: "text", text: piece });
}

function readTag(text: string, start: number, parent: XmlElement | undefined): { element: XmlElement; end: number; empty: boolean } {
  const name = readName(text, start + 1);
  let at = start + 1 + name.length;
  const raw = new Map<string, string>();
  for (;;) {
    const space = /[ \n\t]*/y;
    space.lastIndex = at;
    const gap = space.exec(text)?.[0].length ?? 0;
    at += gap;
    if (text[at] === ">" || text.startsWith("/>", at)) break;
    if (gap === 0 || raw.size >= mostAttributes) malformed("attribute");
    const attribute = readName(text, at);
    const value = /[ \n\t]*=[ \n\t]*(?:"([^"<]*)"|'([^'<]*)')/y;
    value.lastIndex = at + attribute.length;
    const found = value.exec(text);
    if (!found || raw.has(attribute)) return malformed("attribute");
    // White space as written is a space; as a reference it stays what it is (XML 1.0, 3.3.3).
    raw.set(attribute, unescape((found[1] ?? found[2] ?? "").replace(/[\n\t]/g, " ")));
    at = value.lastIndex;
  }
  const empty = text[at] === "/";
  return { element: elementOf(name, raw, parent), end: at + (empty ? 2 : 1), empty };
}

function readName(text: string, at: number): string {
  nameToken.lastIndex = at;
  return nameToken.exec(text)?.[0] ?? malformed("name");
}

function elementOf(name: string, raw: ReadonlyMap<string, string>, parent: XmlElement | undefined): XmlElement {
  const declared = new Map<string, string>();
  for (const [key, value] of raw) {
    if (key === "xmlns") declared.set("", value);
    else if (key.startsWith("xmlns:")) declared.set(key.slice(6), value === "" || key === "xmlns:xmlns" ? malformed("namespace") : value);
  }
  const inForce = declared.size > 0 ? new Map([...(parent?.inForce ?? []), ...declared]) : (parent?.inForce ?? new Map<string, string>());
  const split = (qualified: string) => {
    const colon = qualified.indexOf(":");
    return { prefix: colon < 0 ? "" : qualified.slice(0, colon), local: qualified.slice(colon + 1) };
  };
  const namespaceOf = (prefix: string) => (prefix === "xml" ? xmlNamespace : (inForce.get(prefix) ?? malformed("namespace")));
  const attributes: XmlAttribute[] = [...raw]
    .filter(([key]) => key !== "xmlns" && !key.startsWith("xmlns:"))
    .map(([key, value]) => {
      const { prefix, local } = split(key);
      return { name: key, local, namespace: prefix === "" ? "" : namespaceOf(prefix), value };
    });
  if (new Set(attributes.map(({ namespace, local }) => `${namespace} ${local}`)).size < attributes.length) malformed("an attribute twice");
  const { prefix, local } = split(name);
  const namespace = prefix === "" ? (inForce.get("") ?? "") : namespaceOf(prefix);
  return { kind: "element", name, prefix, local, namespace, attributes, declared, inForce, children: [], ...(parent && { parent }) };
}

function unescape(text: string, forbidden?: string): string {
  if (forbidden !== undefined && text.includes(forbidden)) malformed("character");
  return text.replace(/&([^;&]{0,10};?)/g, (_, reference: string) => {
    if (!reference.endsWith(";")) return malformed("reference");
    const body = reference.slice(0, -1);
    const code = /^#(?:x([0-9a-fA-F]{1,6})|(\d{1,7}))$/.exec(body);
    if (!code) return predefined[body] ?? malformed("an entity");
    const point = code[1] === undefined ? Number(code[2]) : Number.parseInt(code[1], 16);
    const allowed =
      point === 9 || point === 10 || point === 13 || (point >= 0x20 && point <= 0xd7ff) || (point >= 0xe000 && point <= 0xfffd);
    return allowed || (point >= 0x1_00_00 && point <= 0x10_ff_ff) ? String.fromCodePoint(point) : malformed("character");
  });
}
