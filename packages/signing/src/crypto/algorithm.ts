import type { Element } from "../asn1/element.ts";
import { childrenOf } from "../asn1/element.ts";
import { fieldsOf } from "../asn1/fields.ts";
import { readOid } from "../asn1/values.ts";
import { sameBytes } from "../bytes.ts";

/** AlgorithmIdentifier (RFC 5280, 4.1.1.2). */
export interface Algorithm {
  readonly oid: string;
  readonly parameters?: Element;
}

export function readAlgorithm(element: Element): Algorithm {
  const fields = fieldsOf(element);
  const oid = readOid(fields.any());
  const [parameters, ...others] = fields.rest();
  if (others.length > 0) fields.end();
  return parameters ? { oid, parameters } : { oid };
}

/** Whether two identifiers mean the same; NULL and nothing do. */
export function sameAlgorithm(one: Algorithm, other: Algorithm): boolean {
  const octets = ({ parameters }: Algorithm) => (parameters && parameters.tag !== 0x05 ? parameters.bytes : new Uint8Array());
  return one.oid === other.oid && sameBytes(octets(one), octets(other));
}

/** The elements of parameters that are a SEQUENCE; an empty list otherwise. */
export function parametersOf({ parameters }: Algorithm): readonly Element[] {
  return parameters?.tag === 0x30 ? childrenOf(parameters) : [];
}
