import { addressKind } from "./address.ts";
import { decodeEntities } from "./html-text.ts";

/** What editors may write, and the attributes that stay on it. */
const tags: Readonly<Record<string, readonly string[]>> = {
  a: ["href"],
  b: [],
  blockquote: [],
  br: [],
  code: [],
  dd: [],
  dl: [],
  dt: [],
  em: [],
  figcaption: [],
  figure: [],
  h2: [],
  h3: [],
  h4: [],
  hr: [],
  i: [],
  img: ["src", "alt", "width", "height"],
  li: [],
  ol: [],
  p: [],
  small: [],
  strong: [],
  sub: [],
  sup: [],
  table: [],
  tbody: [],
  td: ["colspan", "rowspan"],
  th: ["scope", "colspan", "rowspan"],
  thead: [],
  tr: [],
  ul: [],
};
/** Headings that only a page itself has, as the nearest that a text may have. */
const renamed: Readonly<Record<string, string>> = { h1: "h2", h5: "h4", h6: "h4" };
const empty = new Set(["br", "hr", "img"]);

/** Their insides are no text to be read, so they go whole. */
const WHOLE = /<(?:(script|style|template|iframe|object|noscript|svg|math|textarea|title|xmp)\b|!--)/gi;
const END = /<\/([a-z]+)\s*>|-->/gi;
// Nothing in it can match an angle bracket but its ends, and a name ends where its letters do: a text of any length is read once.
const TAG = /<(\/?)([a-z][a-z0-9]*)((?:[^<>"'a-z0-9]|"[^"<>]*"|'[^'<>]*')(?:[^<>"']|"[^"<>]*"|'[^'<>]*')*)?>/gi;
// A name without a value is read as well, so that none is read twice.
const ATTRIBUTE = /([a-z-]+)\s*(?:=\s*(?:"([^"<>]*)"|'([^'<>]*)'|([^\s"'<>=]+)))?/gi;
/** What Word writes between its tags for programs of its own: "<![if !supportLists]>", "<?xml ... />", "<o:p>". */
const FOR_WORD = /<(?:[!?][^<>]*|\/?[a-z]+:[^<>]*)>/gi;
const ENTITY = /&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});)/gi;

const asText = (text: string) => text.replace(ENTITY, "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** An address says what it is in letters of its own: one that hides some behind entities is not kept. */
function addressIn(value: string): string | undefined {
  const address = value.trim().replaceAll("&amp;", "&");
  return /&(?:#|\w+;)/.test(address) ? undefined : address;
}

function valueOf(name: string, value: string): string | undefined {
  if (name === "href" || name === "src") {
    const address = addressIn(value);
    const kind = address === undefined ? undefined : addressKind(address);
    return kind === undefined || (name === "src" && kind !== "own") ? undefined : address;
  }
  if (name === "alt") return decodeEntities(value);
  return /^[a-z0-9]{1,8}$/i.test(value) ? value : undefined;
}

const quoted = (value: string) => asText(value.replaceAll("&", "&amp;")).replaceAll('"', "&quot;");

function opening(name: string, attributes: string): string {
  const kept = [...attributes.matchAll(ATTRIBUTE)].flatMap(([, key = "", double, single, bare]) => {
    const attribute = key.toLowerCase();
    const value = tags[name]?.includes(attribute) ? valueOf(attribute, double ?? single ?? bare ?? "") : undefined;
    return value === undefined ? [] : [` ${attribute}="${quoted(value)}"`];
  });
  return `<${name}${kept.join("")}>`;
}

/** Takes out what goes whole, from its beginning to its end, or to the end of the text where it has none. Every sign is looked at once. */
function withoutWhole(html: string): string {
  let kept = "";
  let read = 0;
  for (let start = find(WHOLE, html, 0); start; start = find(WHOLE, html, read)) {
    kept += html.slice(read, start.index);
    const name = start[1]?.toLowerCase();
    let end = find(END, html, WHOLE.lastIndex);
    while (end && end[1]?.toLowerCase() !== name) end = find(END, html, END.lastIndex);
    if (!end) return kept;
    read = END.lastIndex;
  }
  return kept + html.slice(read);
}
function find(pattern: RegExp, text: string, from: number): RegExpExecArray | null {
  pattern.lastIndex = from;
  return pattern.exec(text);
}

/**
 * HTML of an editor, written anew from what is allowed: the listed tags with their listed attributes, properly closed, and text.
 * What came in is never handed on as it stands, so nothing gets through that is not named here. Cleaning twice changes nothing.
 */
export function safeHtml(html: string): string {
  const source = withoutWhole(html).replace(FOR_WORD, "");
  const open: string[] = [];
  /** How many of each are open: to look through all of them for each that ends would be slow. */
  const count = new Map<string, number>();
  const add = (name: string, more: number) => void count.set(name, (count.get(name) ?? 0) + more);
  let clean = "";
  let read = 0;
  for (const { 0: whole, 1: slash, 2: written = "", 3: attributes = "", index } of source.matchAll(TAG)) {
    clean += asText(source.slice(read, index));
    read = index + whole.length;
    const name = renamed[written.toLowerCase()] ?? written.toLowerCase();
    if (!Object.hasOwn(tags, name)) continue;
    if (!slash) {
      clean += opening(name, attributes);
      if (empty.has(name)) continue;
      open.push(name);
      add(name, 1);
    } else if (count.get(name)) {
      let last: string;
      do {
        last = open.pop() ?? name;
        add(last, -1);
        clean += `</${last}>`;
      } while (last !== name);
    }
  }
  clean += asText(source.slice(read));
  return (
    clean +
    open
      .toReversed()
      .map((name) => `</${name}>`)
      .join("")
  );
}
