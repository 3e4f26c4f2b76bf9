import { childrenOf, type Element } from "./element.ts";
import { malformed } from "./malformed.ts";
import { tags } from "./tags.ts";

/** Reads the fields of a SEQUENCE one after another: each is taken, or is optional, and nothing may be left over. */
export interface FieldReader {
  readonly take: (tag: number) => Element;
  readonly maybe: (tag: number) => Element | undefined;
  /** The next, whatever it is. */
  readonly any: () => Element;
  readonly rest: () => readonly Element[];
  readonly end: () => void;
}

export function fieldsOf(element: Element, tag: number = tags.sequence): FieldReader {
  const children = childrenOf(expectTag(element, tag));
  let next = 0;
  const any = () => children[next++] ?? malformed("a field is missing");
  return {
    any,
    take: (wanted) => expectTag(any(), wanted),
    maybe: (wanted) => (children[next]?.tag === wanted ? children[next++] : undefined),
    rest: () => children.slice(next),
    end: () => {
      if (next < children.length) malformed("a field too many");
    },
  };
}

export function expectTag(element: Element | undefined, tag: number): Element {
  return element?.tag === tag ? element : malformed(`tag ${element?.tag} where ${tag} is due`);
}

/** The one element within an explicit tag. */
export function onlyChild(element: Element): Element {
  const [child, ...others] = childrenOf(element);
  return child !== undefined && others.length === 0 ? child : malformed("one element is due");
}
