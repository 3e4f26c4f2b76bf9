import { malformed } from "../asn1/malformed.ts";
import { fromBase64, type Bytes } from "../bytes.ts";
import { signatureNamespace } from "./algorithms.ts";
import { isExactSignature } from "./exact-signature.ts";
import { attributeOf, elementsIn, textIn, type XmlElement, type XmlNode } from "./node.ts";

/** An enveloped signature over the whole of its document (XML-Signature Core, 4). */
export interface XmlSignature {
  readonly element: XmlElement;
  /** Whether it holds only the parts of a signature of this form: other parts are covered by no signature. */
  readonly isExact: boolean;
  readonly signedInfo: XmlElement;
  readonly canonicalization: string;
  readonly algorithm: string;
  readonly transforms: readonly string[];
  readonly digestAlgorithm: string;
  readonly digest: Bytes;
  readonly value: Bytes;
  readonly certificates: readonly Bytes[];
}

const mostSignatures = 8;

/** Every signature of a document, at any place. */
export function signaturesIn(nodes: readonly XmlNode[]): readonly XmlElement[] {
  const found: XmlElement[] = [];
  const visit = (node: XmlNode) => {
    if (node.kind !== "element") return;
    if (node.local === "Signature" && node.namespace === signatureNamespace) found.push(node);
    else node.children.forEach(visit);
  };
  nodes.forEach(visit);
  return found.length > mostSignatures ? malformed("too many signatures") : found;
}

/**
 * Reads a signature of the one form that leaves no doubt of what was signed: one reference, to the whole document.
 * References to a part by its id are how signed parts are moved about (signature wrapping), and are not taken.
 */
export function readSignature(element: XmlElement): XmlSignature | "algorithm-not-supported" {
  const [signedInfo, value, keyInfo] = [child(element, "SignedInfo"), child(element, "SignatureValue"), maybe(element, "KeyInfo")];
  const references = named(signedInfo, "Reference");
  const [reference] = references;
  if (!reference || references.length !== 1 || attributeOf(reference, "URI") !== "") return "algorithm-not-supported";
  const transforms = maybe(reference, "Transforms");
  if (hasParameters(signedInfo)) return "algorithm-not-supported";
  const data = keyInfo ? named(keyInfo, "X509Data") : [];
  return {
    element,
    isExact: isExactSignature(element),
    signedInfo,
    canonicalization: algorithmOf(child(signedInfo, "CanonicalizationMethod")),
    algorithm: algorithmOf(child(signedInfo, "SignatureMethod")),
    transforms: transforms ? named(transforms, "Transform").map(algorithmOf) : [],
    digestAlgorithm: algorithmOf(child(reference, "DigestMethod")),
    digest: octetsIn(child(reference, "DigestValue")),
    value: octetsIn(value),
    certificates: data.flatMap((entry) => named(entry, "X509Certificate")).map(octetsIn),
  };
}

const named = (element: XmlElement, local: string) =>
  elementsIn(element).filter((one) => one.local === local && one.namespace === signatureNamespace);

function child(element: XmlElement, local: string): XmlElement {
  const [found, ...others] = named(element, local);
  return found && others.length === 0 ? found : malformed(`one ${local} is due`);
}

const maybe = (element: XmlElement, local: string) => (named(element, local).length === 0 ? undefined : child(element, local));
const algorithmOf = (element: XmlElement) => attributeOf(element, "Algorithm") ?? malformed("an algorithm is due");
/** Whether an algorithm is given something within its element, as a list of prefixes or a path: nothing of the kind is followed here. */
const hasParameters = (element: XmlElement): boolean =>
  elementsIn(element).some((one) => (attributeOf(one, "Algorithm") === undefined ? hasParameters(one) : elementsIn(one).length > 0));
/** Only base64 with white space: an element or a comment within it would be read differently by others, and a text beside it is not covered. */
const octetsIn = (element: XmlElement): Bytes =>
  element.children.every((child) => child.kind === "text" && /^[A-Za-z0-9+/= \t\n\r]*$/.test(child.text))
    ? (fromBase64(textIn(element)) ?? malformed("base64"))
    : malformed("base64");
