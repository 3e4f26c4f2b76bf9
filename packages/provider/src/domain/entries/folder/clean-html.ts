import { addressKind } from "@shanyraq/rules/address";
import { escapeHtml } from "@shanyraq/rules/html-text";
import { defaultTreeAdapter, html as standard, parseFragment, type DefaultTreeAdapterMap, type TreeAdapter } from "parse5";

/** The elements that a text may have, and their attributes. */
const elements: Readonly<Record<string, readonly string[]>> = {
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
/** Headings that only the page itself has, as the nearest that a text may have. */
const renamed: Readonly<Record<string, string>> = { h1: "h2", h5: "h4", h6: "h4" };
const withoutEnd: ReadonlySet<string> = new Set(["br", "hr", "img"]);
/** Elements whose content is not text for a reader: they go with it. Of any other that is not allowed the content stays. */
const removed: ReadonlySet<string> = new Set(
  (
    "applet audio canvas embed frameset iframe listing marquee noembed noframes noscript object plaintext script select style " +
    "template textarea title video xmp"
  ).split(" "),
);

/** An article of this site has some hundred nodes, at most nine deep. The parser is quadratic in both, so both have a limit. */
const MAX_NODES = 20_000;
const MAX_DEPTH = 60;
/** A tree whose text parses to another tree is cleaned again: once is usual, and each time takes markup away. */
const MAX_PASSES = 4;

type Tree = DefaultTreeAdapterMap;
class LimitExceeded extends Error {}

/** The standard tree, refused as soon as it is larger than a text may be. */
function limitedTree(): TreeAdapter<Tree> {
  let nodes = 0;
  let depth = 0;
  const count = () => {
    if (++nodes > MAX_NODES) throw new LimitExceeded();
  };
  return {
    ...defaultTreeAdapter,
    createElement: (name, namespace, attributes) => {
      count();
      return defaultTreeAdapter.createElement(name, namespace, attributes);
    },
    createCommentNode: (data) => {
      count();
      return defaultTreeAdapter.createCommentNode(data);
    },
    onItemPush: () => {
      if (++depth > MAX_DEPTH) throw new LimitExceeded();
    },
    onItemPop: () => {
      depth--;
    },
  };
}

const isShort = (value: string) =>
  value.length > 0 && value.length <= 8 && [...value].every((sign) => "0123456789abcdefghijklmnopqrstuvwxyz".includes(sign));

/** The value of an allowed attribute, if it may stay. */
function valueOf(name: string, value: string): string | undefined {
  if (name === "alt") return value;
  if (name !== "href" && name !== "src") return isShort(value) ? value : undefined;
  const address = value.trim();
  const kind = addressKind(address);
  return kind === undefined || (name === "src" && kind !== "own") ? undefined : address;
}

function opening(name: string, attributes: Tree["element"]["attrs"]): string {
  const kept = (elements[name] ?? []).flatMap((allowed) => {
    const given = attributes.find((attribute) => attribute.name === allowed && attribute.namespace === undefined);
    const value = given === undefined ? undefined : valueOf(allowed, given.value);
    return value === undefined ? [] : [` ${allowed}="${escapeHtml(value)}"`];
  });
  return `<${name}${kept.join("")}>`;
}

function contentOf(nodes: readonly Tree["childNode"][]): string {
  return nodes.map(written).join("");
}
function written(node: Tree["childNode"]): string {
  if (defaultTreeAdapter.isTextNode(node)) return escapeHtml(node.value);
  if (!defaultTreeAdapter.isElementNode(node) || node.namespaceURI !== standard.NS.HTML || removed.has(node.tagName)) return "";
  const name = renamed[node.tagName] ?? node.tagName;
  if (!Object.hasOwn(elements, name)) return contentOf(node.childNodes);
  return withoutEnd.has(name) ? opening(name, node.attrs) : `${opening(name, node.attrs)}${contentOf(node.childNodes)}</${name}>`;
}

function cleanedOnce(html: string): string {
  const body = defaultTreeAdapter.createElement("body", standard.NS.HTML, []);
  return contentOf(parseFragment(body, html, { treeAdapter: limitedTree() }).childNodes);
}

/**
 * HTML of an editor, written again from the tree that a browser would make of it: the allowed elements with their allowed attributes, and text. Cleaning twice
 * changes nothing. Undefined when it has more markup than any of our texts.
 */
export function cleanHtml(html: string): string | undefined {
  try {
    let given = html;
    for (let pass = 0; pass <= MAX_PASSES; pass++) {
      const clean = cleanedOnce(given);
      if (clean === given) return clean;
      given = clean;
    }
    return undefined;
  } catch (error) {
    if (error instanceof LimitExceeded) return undefined;
    throw error;
  }
}
