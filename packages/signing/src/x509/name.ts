import { childrenOf, type Element } from "../asn1/element.ts";
import { expectTag, fieldsOf } from "../asn1/fields.ts";
import { tags } from "../asn1/tags.ts";
import { readOid, readText } from "../asn1/values.ts";
import type { Bytes } from "../bytes.ts";

/** A distinguished name: its octets, by which names are compared, and its texts by attribute. */
export interface Name {
  readonly bytes: Bytes;
  /** The first value of each attribute. */
  readonly values: ReadonlyMap<string, string>;
}

export const nameOids = {
  commonName: "2.5.4.3",
  surname: "2.5.4.4",
  serialNumber: "2.5.4.5",
  country: "2.5.4.6",
  locality: "2.5.4.7",
  state: "2.5.4.8",
  organisation: "2.5.4.10",
  organisationalUnit: "2.5.4.11",
  givenName: "2.5.4.42",
  email: "1.2.840.113549.1.9.1",
} as const;

export function readName(element: Element): Name {
  const values = new Map<string, string>();
  for (const group of childrenOf(expectTag(element, tags.sequence)))
    for (const attribute of childrenOf(expectTag(group, tags.set))) {
      const fields = fieldsOf(attribute);
      const type = readOid(fields.any());
      const text = readText(fields.any());
      fields.end();
      if (text !== undefined && !values.has(type)) values.set(type, text);
    }
  return { bytes: element.bytes, values };
}

const labels: Readonly<Record<string, string>> = {
  [nameOids.commonName]: "CN",
  [nameOids.organisation]: "O",
  [nameOids.organisationalUnit]: "OU",
  [nameOids.country]: "C",
  [nameOids.serialNumber]: "SERIALNUMBER",
  [nameOids.surname]: "SURNAME",
  [nameOids.givenName]: "GIVENNAME",
};

/** The name as a person reads it. */
export function describeName({ values }: Name): string {
  return [...values].map(([type, text]) => `${labels[type] ?? type}=${text}`).join(", ");
}
