import type { XmlAttribute, XmlElement, XmlNode } from "./node.ts";

export interface Canonicalization {
  /** Exclusive writes only the namespaces that are used (xml-exc-c14n); inclusive all that are in force (xml-c14n). */
  readonly exclusive: boolean;
  readonly comments: boolean;
  /** Left out, as the enveloped signature is. */
  readonly without?: readonly XmlElement[];
}

type Rendered = ReadonlyMap<string, string>;

/** The canonical form of a whole document (Canonical XML 1.0, 2.3). */
export function canonicalDocument(nodes: readonly XmlNode[], how: Canonicalization): string {
  const kept = nodes.filter(({ kind }) => kind !== "comment" || how.comments);
  const root = kept.findIndex(({ kind }) => kind === "element");
  return kept.map((node, index) => (index > root ? "\n" : "") + write(node, new Map(), how, false) + (index < root ? "\n" : "")).join("");
}

/** The canonical form of one element with what is within it; inclusive takes over what is in force around it. */
export function canonicalElement(element: XmlElement, how: Canonicalization): string {
  return write(element, new Map(), how, true);
}

function write(node: XmlNode, rendered: Rendered, how: Canonicalization, apex: boolean): string {
  switch (node.kind) {
    case "text":
      return node.text.replace(/[&<>\r]/g, (character) => textEscapes[character] ?? character);
    case "comment":
      return how.comments ? `<!--${node.text}-->` : "";
    case "instruction":
      return `<?${node.target}${node.data === "" ? "" : ` ${node.data}`}?>`;
    case "element":
      return how.without?.includes(node) ? "" : writeElement(node, rendered, how, apex);
  }
}

function writeElement(element: XmlElement, rendered: Rendered, how: Canonicalization, apex: boolean): string {
  const wanted = how.exclusive ? usedIn(element) : [...element.inForce];
  const fresh = wanted
    .filter(([prefix, namespace]) => (rendered.get(prefix) ?? "") !== namespace)
    .toSorted(([one], [other]) => compare(one, other));
  const now = fresh.length > 0 ? new Map([...rendered, ...fresh]) : rendered;
  const namespaces = fresh.map(([prefix, namespace]) => ` xmlns${prefix === "" ? "" : `:${prefix}`}="${escapeValue(namespace)}"`);
  const attributes = [...element.attributes, ...(apex && !how.exclusive ? inherited(element) : [])]
    .toSorted((one, other) => compare(one.namespace, other.namespace) || compare(one.local, other.local))
    .map(({ name, value }) => ` ${name}="${escapeValue(value)}"`);
  const within = element.children.map((child) => write(child, now, how, false)).join("");
  return `<${element.name}${namespaces.join("")}${attributes.join("")}>${within}</${element.name}>`;
}

/** Prefixes that the element or its attributes bear. */
function usedIn(element: XmlElement): [string, string][] {
  const prefixes = new Set([element.prefix]);
  for (const { name } of element.attributes)
    if (name.includes(":") && !name.startsWith("xml:")) prefixes.add(name.slice(0, name.indexOf(":")));
  return [...prefixes].map((prefix) => [prefix, element.inForce.get(prefix) ?? ""]);
}

/** xml:lang, xml:space and the like of the ancestors, which the apex of a part takes over (Canonical XML 1.0, 2.4). */
function inherited(element: XmlElement): XmlAttribute[] {
  const found = new Map<string, XmlAttribute>();
  for (let above = element.parent; above; above = above.parent)
    for (const attribute of above.attributes)
      if (attribute.name.startsWith("xml:") && !found.has(attribute.name)) found.set(attribute.name, attribute);
  for (const { name } of element.attributes) found.delete(name);
  return [...found.values()];
}

const textEscapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", "\r": "&#xD;" };
const valueEscapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  '"': "&quot;",
  "\t": "&#x9;",
  "\n": "&#xA;",
  "\r": "&#xD;",
};
const escapeValue = (value: string) => value.replace(/[&<"\t\n\r]/g, (character) => valueEscapes[character] ?? character);

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
