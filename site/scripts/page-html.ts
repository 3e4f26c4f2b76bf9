import { parse, type DefaultTreeAdapterTypes } from "parse5";

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** An element of a page, and where it stands in its text. */
export interface PageElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** The text in it, as a script or a style has it. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Where its first tag ends, the mark that ends it included. */
  readonly opened: number;
}

const isElement = (node: Node): node is Element => "tagName" in node;
const childrenOf = (node: Node): readonly Node[] => ("childNodes" in node ? node.childNodes : []);

function elementsIn(node: Node): readonly Element[] {
  return childrenOf(node).flatMap((child) => [...(isElement(child) ? [child] : []), ...elementsIn(child)]);
}

function placed(element: Element): readonly PageElement[] {
  const { sourceCodeLocation: place, attrs, tagName } = element;
  // What the page does not write itself, the parser adds: it stands nowhere.
  if (!place) return [];
  return [
    {
      tag: tagName,
      attributes: Object.fromEntries(attrs.map(({ name, value }) => [name, value])),
      text: childrenOf(element)
        .map((child) => ("value" in child ? child.value : ""))
        .join(""),
      start: place.startOffset,
      end: place.endOffset,
      opened: place.startTag?.endOffset ?? place.endOffset,
    },
  ];
}

/** The elements of a page in their order. */
export const elementsOf = (html: string): readonly PageElement[] =>
  elementsIn(parse(html, { sourceCodeLocationInfo: true })).flatMap(placed);

/**
 * The only one of some elements.
 * @throws when it is missing, or there is another one: the page is no longer made as it was.
 */
export function theOnly(elements: readonly PageElement[], what: string): PageElement {
  const [first, ...others] = elements;
  if (!first || others.length > 0) throw new Error(`the export has ${elements.length} of ${what} in a page, and not one`);
  return first;
}

export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Leaves an element out, or puts something in its place. */
export const instead = ({ start, end }: PageElement, text = ""): Edit => ({ from: start, to: end, text });

/** Gives an element one attribute more. @param value holds no quotation mark. */
export function withAttribute(html: string, { opened }: PageElement, name: string, value: string): Edit {
  const at = opened - (html[opened - 2] === "/" ? 2 : 1);
  return { from: at, to: at, text: ` ${name}="${value}"` };
}

/** A page with its edits; all that is not edited stays byte for byte. @throws where two edits meet. */
export function edited(html: string, edits: readonly Edit[]): string {
  let text = html;
  let before = html.length;
  for (const { from, to, text: inserted } of edits.toSorted((a, b) => b.from - a.from)) {
    if (to > before) throw new Error("two edits of a page meet");
    text = text.slice(0, from) + inserted + text.slice(to);
    before = from;
  }
  return text;
}
