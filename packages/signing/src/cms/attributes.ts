import { childrenOf, type Element } from "../asn1/element.ts";
import { expectTag, fieldsOf } from "../asn1/fields.ts";
import { malformed } from "../asn1/malformed.ts";
import { tags } from "../asn1/tags.ts";
import { readOid } from "../asn1/values.ts";

/** Attributes by their type, each type once, with its values. */
export type Attributes = ReadonlyMap<string, readonly Element[]>;

export function readAttributes(elements: readonly Element[]): Attributes {
  const attributes = new Map<string, readonly Element[]>();
  for (const element of elements) {
    const fields = fieldsOf(element);
    const type = readOid(fields.any());
    const values = childrenOf(expectTag(fields.any(), tags.set));
    fields.end();
    if (attributes.has(type)) malformed("an attribute twice");
    attributes.set(type, values);
  }
  return attributes;
}

/** The value of an attribute that must have one and no more. */
export function onlyValue(attributes: Attributes, type: string): Element | undefined {
  const values = attributes.get(type);
  if (values && values.length !== 1) malformed("one value is due");
  return values?.[0];
}
