import { childrenOf, readElement, reading, type Element } from "../asn1/element.ts";
import { fieldsOf } from "../asn1/fields.ts";
import { malformed } from "../asn1/malformed.ts";
import { contextTag, plainContextTag } from "../asn1/tags.ts";
import type { Certificate } from "../x509/certificate.ts";
import { urlsIn, type Extension } from "../x509/extensions.ts";

/** Of which certificates a list speaks, and whether it names all of those that were revoked (RFC 5280, 5.2.4 and 5.2.5). */
export interface CrlScope {
  readonly certificates: "all" | "users" | "authorities" | "attributes";
  /** A list of changes, of some reasons or under an unknown condition: a certificate that is not on it may be on another. */
  readonly incomplete: boolean;
  /** Its entries may be of certificates that others issued. */
  readonly indirect: boolean;
  /** Where it is published, if it is only about certificates that name this place. */
  readonly urls?: readonly string[];
}

const deltaIndicator = "2.5.29.27";
const issuingDistributionPoint = "2.5.29.28";
const everyCertificate: CrlScope = { certificates: "all", incomplete: false, indirect: false };

export function scopeOf(extensions: readonly Extension[]): CrlScope {
  const point = extensions.find(({ oid }) => oid === issuingDistributionPoint);
  const scope = point ? pointFrom(readElement(point.value, reading("der", 1000))) : everyCertificate;
  const incomplete = extensions.some(({ oid, critical }) => oid === deltaIndicator || (critical && oid !== issuingDistributionPoint));
  return incomplete ? { ...scope, incomplete } : scope;
}

function pointFrom(element: Element): CrlScope {
  const fields = fieldsOf(element);
  const name = fields.maybe(contextTag(0));
  const flag = (number: number) => {
    const found = fields.maybe(plainContextTag(number));
    if (!found) return false;
    // False is the default, which DER leaves out.
    return found.content.length === 1 && found.content[0] !== 0 ? true : malformed("boolean");
  };
  const [users, authorities] = [flag(1), flag(2)];
  const someReasons = fields.maybe(plainContextTag(3)) !== undefined;
  const [indirect, attributes] = [flag(4), flag(5)];
  fields.end();
  const kinds = [
    ...(users ? (["users"] as const) : []),
    ...(authorities ? (["authorities"] as const) : []),
    ...(attributes ? (["attributes"] as const) : []),
  ];
  if (kinds.length > 1) malformed("a list of two kinds of certificates alone");
  return {
    certificates: kinds[0] ?? "all",
    incomplete: someReasons || indirect,
    indirect,
    ...(name && { urls: urlsIn(name) }),
  };
}

/** Whether a list may speak of this certificate at all. */
export const isInScope = ({ certificates }: CrlScope, { extensions: { authority } }: Certificate): boolean =>
  certificates === "all" || certificates === (authority ? "authorities" : "users");

/** Whether it is a good word for this certificate not to be on the list. */
export const namesAll = ({ incomplete, urls }: CrlScope, { extensions: { crlUrls } }: Certificate): boolean =>
  !incomplete && (!urls || urls.some((url) => crlUrls.includes(url)));

const certificateIssuer = "2.5.29.29";

/** Whose certificates the entries from here on are of, where an entry of an indirect list says so (RFC 5280, 5.3.3). */
export function issuerNamedIn(extensions: readonly Extension[]): Element | undefined {
  const found = extensions.find(({ oid }) => oid === certificateIssuer);
  const [name] = found ? childrenOf(readElement(found.value, reading("der", 1000))) : [];
  return name && (name.tag === contextTag(4) ? childrenOf(name)[0] : name);
}
