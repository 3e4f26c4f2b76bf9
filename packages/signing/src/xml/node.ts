/** A parsed XML document without its declaration; a document type is never read. */
export type XmlNode =
  | XmlElement
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "comment"; readonly text: string }
  | { readonly kind: "instruction"; readonly target: string; readonly data: string };

export interface XmlElement {
  readonly kind: "element";
  /** As written, with its prefix. */
  readonly name: string;
  readonly prefix: string;
  readonly local: string;
  readonly namespace: string;
  readonly attributes: readonly XmlAttribute[];
  /** Declared here: prefix to namespace, the empty prefix for the default one. */
  readonly declared: ReadonlyMap<string, string>;
  /** In force here, declared here or above. */
  readonly inForce: ReadonlyMap<string, string>;
  readonly children: XmlNode[];
  readonly parent?: XmlElement;
}

export interface XmlAttribute {
  readonly name: string;
  readonly local: string;
  readonly namespace: string;
  readonly value: string;
}

export const elementsIn = (element: XmlElement): XmlElement[] => element.children.filter((child) => child.kind === "element");
export const textIn = (element: XmlElement): string => element.children.map((child) => (child.kind === "text" ? child.text : "")).join("");
export const attributeOf = (element: XmlElement, local: string): string | undefined =>
  element.attributes.find((attribute) => attribute.local === local && attribute.namespace === "")?.value;
