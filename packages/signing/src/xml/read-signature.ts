import { malformed } from "../asn1/malformed.ts";
import { fromBase64, type Bytes } from "../bytes.ts";
import { signatureNamespace } from "./algorithms.ts";
import { attributeOf, elementsIn, textIn, type XmlElement, type XmlNode } from "./node.ts";

/** An enveloped signature over the whole of its document (XML-Signature Core, 4). */
export interface XmlSignature {
  readonly element: XmlElement;
  /** Whether it holds nothing but what a signature is made of: no object, and no text that a person could take for the document's. */
  readonly isBare: boolean;
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

/** Every signature of a document, wherever it stands. */
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
  const data = keyInfo ? named(keyInfo, "X509Data") : [];
  return {
    element,
    isBare: isBare(element),
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

const parts = new Set(["SignedInfo", "SignatureValue", "KeyInfo"]);
const isBare = (element: XmlElement): boolean =>
  element.children.every(
    (child) =>
      (child.kind === "text" && child.text.trim() === "") ||
      (child.kind === "element" && child.namespace === signatureNamespace && parts.has(child.local)),
  );
const named = (element: XmlElement, local: string) =>
  elementsIn(element).filter((one) => one.local === local && one.namespace === signatureNamespace);

function child(element: XmlElement, local: string): XmlElement {
  const [found, ...others] = named(element, local);
  return found && others.length === 0 ? found : malformed(`one ${local} is due`);
}

const maybe = (element: XmlElement, local: string) => (named(element, local).length === 0 ? undefined : child(element, local));
const algorithmOf = (element: XmlElement) => attributeOf(element, "Algorithm") ?? malformed("an algorithm is due");
/** An element or a comment within the value would be read otherwise by others. */
const octetsIn = (element: XmlElement): Bytes =>
  element.children.every(({ kind }) => kind === "text") ? (fromBase64(textIn(element)) ?? malformed("base64")) : malformed("base64");
