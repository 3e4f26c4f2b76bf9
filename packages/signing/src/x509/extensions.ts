import { childrenOf, readElement, reading, type Element } from "../asn1/element.ts";
import { expectTag, fieldsOf } from "../asn1/fields.ts";
import { malformed } from "../asn1/malformed.ts";
import { tags } from "../asn1/tags.ts";
import { readBoolean, readOctets, readOid, readSmallInteger } from "../asn1/values.ts";
import type { Bytes } from "../bytes.ts";

/** What the extensions of a certificate say (RFC 5280, 4.2). */
export interface Extensions {
  /** The first two octets of the bits; undefined when the certificate does not restrict its key. */
  readonly keyUsage?: number;
  readonly extendedKeyUsage?: { readonly critical: boolean; readonly oids: readonly string[] };
  readonly authority?: { readonly pathLength?: number };
  readonly subjectKeyId?: Bytes;
  readonly authorityKeyId?: Bytes;
  readonly crlUrls: readonly string[];
  readonly ocspUrls: readonly string[];
  /** Critical ones that are not understood here: such a certificate must not be relied on. */
  readonly notUnderstood: readonly string[];
}

export const keyUses = { digitalSignature: 0x80, nonRepudiation: 0x40, keyCertSign: 0x04, crlSign: 0x02 } as const;

export interface Extension {
  readonly oid: string;
  readonly critical: boolean;
  readonly value: Bytes;
}

/** Extensions unchanged, each at most once. */
export function readExtensions(list: Element): readonly Extension[] {
  const extensions = childrenOf(expectTag(list, tags.sequence)).map((element) => {
    const fields = fieldsOf(element);
    const oid = readOid(fields.any());
    const critical = fields.maybe(tags.boolean);
    const value = readOctets(fields.any());
    fields.end();
    return { oid, critical: critical ? readBoolean(critical) : false, value };
  });
  if (new Set(extensions.map(({ oid }) => oid)).size < extensions.length) malformed("an extension twice");
  return extensions;
}

type Writable = { -readonly [Name in keyof Extensions]: Extensions[Name] };

const readers: Readonly<Record<string, (value: Element, into: Writable, critical: boolean) => void>> = {
  "2.5.29.15": (value, into) => {
    const { content } = expectTag(value, tags.bitString);
    into.keyUsage = content[1] ?? 0;
  },
  "2.5.29.37": (value, into, critical) => {
    into.extendedKeyUsage = { critical, oids: childrenOf(expectTag(value, tags.sequence)).map(readOid) };
  },
  "2.5.29.19": (value, into) => {
    const fields = fieldsOf(value);
    const isAuthority = fields.maybe(tags.boolean);
    const pathLength = fields.maybe(tags.integer);
    fields.end();
    if (isAuthority && readBoolean(isAuthority)) into.authority = pathLength ? { pathLength: readSmallInteger(pathLength) } : {};
  },
  "2.5.29.14": (value, into) => {
    into.subjectKeyId = readOctets(value);
  },
  "2.5.29.35": (value, into) => {
    const id = fieldsOf(value).maybe(0x80);
    if (id) into.authorityKeyId = id.content;
  },
  "2.5.29.31": (value, into) => {
    into.crlUrls = urlsIn(value);
  },
  "1.3.6.1.5.5.7.1.1": (value, into) => {
    const responders = childrenOf(value).filter((entry) => readOid(fieldsOf(entry).any()) === "1.3.6.1.5.5.7.48.1");
    into.ocspUrls = responders.flatMap(urlsIn);
  },
  // Policies restrict nothing here unless the authority insists on them: then they have to be known (RFC 5280, 4.2.1.4).
  "2.5.29.32": (value, into, critical) => {
    if (critical && !childrenOf(expectTag(value, tags.sequence)).every(isKnownPolicy))
      into.notUnderstood = [...into.notUnderstood, "2.5.29.32"];
  },
  // Other names name the same subject: a certificate is trusted by its path.
  "2.5.29.17": () => {},
};

/** Any policy, those of the national centre and of its root, with the qualifiers that only say where a person can read them. */
const knownPolicies = /^(?:2\.5\.29\.32\.0|1\.2\.398\.3(?:\.\d+)+)$/;
const knownQualifiers = /^1\.3\.6\.1\.5\.5\.7\.2\.[12]$/;

function isKnownPolicy(information: Element): boolean {
  const fields = fieldsOf(information);
  const policy = readOid(fields.any());
  const qualifiers = fields.maybe(tags.sequence);
  fields.end();
  return (
    knownPolicies.test(policy) &&
    (!qualifiers || childrenOf(qualifiers).every((qualifier) => knownQualifiers.test(readOid(fieldsOf(qualifier).any()))))
  );
}

export function interpretExtensions(extensions: readonly Extension[]): Extensions {
  const into: Writable = { crlUrls: [], ocspUrls: [], notUnderstood: [] };
  for (const { oid, critical, value } of extensions) {
    const read = readers[oid];
    if (read) read(readElement(value, reading("der", 1000)), into, critical);
    else if (critical) into.notUnderstood = [...into.notUnderstood, oid];
  }
  return into;
}

/** Addresses in general names, at any depth. */
export function urlsIn(element: Element): string[] {
  if (element.tag === 0x86) return [String.fromCharCode(...element.content.subarray(0, 2048))];
  return (element.tag & 0x20) === 0 ? [] : childrenOf(element).flatMap(urlsIn);
}
