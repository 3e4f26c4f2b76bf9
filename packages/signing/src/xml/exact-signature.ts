import { signatureNamespace } from "./algorithms.ts";
import { elementsIn, type XmlElement } from "./node.ts";

interface Shape {
  /** The elements within it, by name and in order; undefined when it holds text. */
  readonly within?: RegExp;
  readonly attributes?: readonly string[];
}

const algorithm: Shape = { within: /^$/, attributes: ["Algorithm"] };

/** An enveloped signature as `signXml` makes it (XML-Signature Core, 4). With one reference, to the whole document, no Object is ever referred to. */
const shapes: Readonly<Record<string, Shape>> = {
  Signature: { within: /^SignedInfo SignatureValue( KeyInfo)?$/ },
  SignedInfo: { within: /^CanonicalizationMethod SignatureMethod Reference$/ },
  CanonicalizationMethod: algorithm,
  SignatureMethod: algorithm,
  Reference: { within: /^Transforms DigestMethod DigestValue$/, attributes: ["URI"] },
  Transforms: { within: /^Transform( Transform)*$/ },
  Transform: algorithm,
  DigestMethod: algorithm,
  DigestValue: {},
  SignatureValue: {},
  KeyInfo: { within: /^X509Data( X509Data)*$/ },
  X509Data: { within: /^X509Certificate( X509Certificate)*$/ },
  X509Certificate: {},
};

/** White space of XML alone: spaces of other kinds are characters like any other. */
const isBlank = (text: string) => /^[ \t\n\r]*$/.test(text);

/**
 * Whether a signature is made of exactly these elements, attributes and declarations, with white space between them. The transform leaves the whole signature
 * out of what is signed, so that the holder of the document could write anything else into it.
 */
export function isExactSignature(element: XmlElement): boolean {
  const shape = Object.hasOwn(shapes, element.local) ? shapes[element.local] : undefined;
  if (!shape || element.namespace !== signatureNamespace) return false;
  if (element.attributes.some(({ name }) => !shape.attributes?.includes(name))) return false;
  if ([...element.declared.values()].some((namespace) => namespace !== signatureNamespace)) return false;
  if (!shape.within) return element.children.every(({ kind }) => kind === "text");
  return (
    element.children.every((child) => child.kind === "element" || (child.kind === "text" && isBlank(child.text))) &&
    shape.within.test(
      elementsIn(element)
        .map(({ local }) => local)
        .join(" "),
    ) &&
    elementsIn(element).every(isExactSignature)
  );
}
