import { childrenOf, readElement, reading, type Element } from "../asn1/element.ts";
import { readOid } from "../asn1/values.ts";
import { der } from "../asn1/write.ts";
import { joinBytes, ownBytes, type Bytes } from "../bytes.ts";

/** Puts something else in the place of one element, found by its place in each parent, and mends the lengths above it. */
export function edit(bytes: Uint8Array, path: readonly number[], change: (element: Element) => Uint8Array): Bytes {
  return rewrite(readElement(ownBytes(bytes), reading("der")), path, change);
}

function rewrite(element: Element, [step, ...rest]: readonly number[], change: (element: Element) => Uint8Array): Bytes {
  if (step === undefined) return ownBytes(change(element));
  const children = childrenOf(element);
  const at = step < 0 ? children.length + step : step;
  return der(element.tag, ...children.map((child, index) => (index === at ? rewrite(child, rest, change) : child.bytes)));
}

export function elementIn(bytes: Uint8Array, path: readonly number[]): Element {
  return path.reduce((element, step) => childrenOf(element).at(step) as Element, readElement(ownBytes(bytes), reading("der")));
}

/** The last octet of what an element holds with one bit turned. */
export const flip = ({ bytes }: Element): Bytes => bytes.map((octet, index) => (index === bytes.length - 1 ? octet ^ 1 : octet));
export const drop = (): Bytes => new Uint8Array();
/** Attributes without the one of a type. */
export const withoutAttribute =
  (type: string) =>
  (element: Element): Bytes =>
    der(
      element.tag,
      ...childrenOf(element)
        .filter((attribute) => readOid(childrenOf(attribute)[0] as Element) !== type)
        .map(({ bytes }) => bytes),
    );
/** An element with other parts after its own. */
export const and =
  (...more: readonly Uint8Array[]) =>
  (element: Element): Bytes =>
    der(element.tag, element.content, ...more);

/** The same element in BER of indefinite length. */
export const indefinite = ({ tag, content }: Element): Bytes => joinBytes(Uint8Array.of(tag | 0x20, 0x80), content, Uint8Array.of(0, 0));

/** Places within a CMS document that `signCms` wrote. */
export const places = {
  content: [1, 0, 2, 1, 0],
  contentType: [1, 0, 2, 0],
  encapsulated: [1, 0, 2],
  certificates: [1, 0, 3],
  signers: [1, 0, 4],
  signer: [1, 0, 4, 0],
  digestAlgorithm: [1, 0, 4, 0, 2],
  attributes: [1, 0, 4, 0, 3],
  signatureAlgorithm: [1, 0, 4, 0, 4],
  signature: [1, 0, 4, 0, 5],
  unsigned: [1, 0, 4, 0, 6],
  token: [1, 0, 4, 0, 6, 0, 1, 0],
} as const;
