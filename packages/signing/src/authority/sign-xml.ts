import { readElement, reading } from "../asn1/element.ts";
import { malformed } from "../asn1/malformed.ts";
import { toBase64, type Bytes } from "../bytes.ts";
import { readAlgorithm } from "../crypto/algorithm.ts";
import { digestOf } from "../crypto/digest.ts";
import { schemeOf } from "../crypto/scheme.ts";
import { envelopedTransform, inclusiveCanonical, signatureNamespace, xmlNamesOf } from "../xml/algorithms.ts";
import { canonicalDocument, canonicalElement } from "../xml/canonicalize.ts";
import { elementsIn, type XmlElement, type XmlNode } from "../xml/node.ts";
import { parseXml } from "../xml/parse-xml.ts";
import type { Identity } from "./issue-certificate.ts";

const asWritten = { exclusive: false, comments: true } as const;
const asSigned = { exclusive: false, comments: false } as const;
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="no"?>';
const text = new TextEncoder();
const lines = (octets: Uint8Array) => toBase64(octets).replace(/.{76}(?=.)/g, "$&\n");

/**
 * Signs a document as `signXml` of NCALayer does: the whole document, with the signature at the end of its root element (XML-Signature Core, enveloped). A
 * document that is already signed is signed together with its signatures.
 * @throws if it is not XML, or if the standard has no name here for this kind of key.
 */
export async function signXml(xml: string, { key, certificate }: Identity): Promise<string> {
  const scheme = schemeOf(readAlgorithm(readElement(key.algorithm, reading("der"))));
  const names = typeof scheme === "string" ? undefined : xmlNamesOf(scheme);
  if (!names) throw new RangeError("XML is signed by RSA or GOST here.");
  const nodes = parseXml(xml);
  const digest = lines(await digestOf(key.digest, text.encode(canonicalDocument(nodes, asSigned))));
  const template = (value: string) => written(nodes, signature(names, digest, value, lines(certificate.bytes)));
  // What is signed inherits the namespaces of the document around it: it is read from its final place.
  const signed = canonicalElement(signedInfoIn(parseXml(template(""))), asSigned);
  return declaration + template(lines(await key.sign(text.encode(signed) as Bytes)));
}

const signature = (names: { readonly signature: string; readonly digest: string }, digest: string, value: string, certificate: string) =>
  `<ds:Signature xmlns:ds="${signatureNamespace}">
<ds:SignedInfo>
<ds:CanonicalizationMethod Algorithm="${inclusiveCanonical}"/>
<ds:SignatureMethod Algorithm="${names.signature}"/>
<ds:Reference URI="">
<ds:Transforms>
<ds:Transform Algorithm="${envelopedTransform}"/>
<ds:Transform Algorithm="${inclusiveCanonical}#WithComments"/>
</ds:Transforms>
<ds:DigestMethod Algorithm="${names.digest}"/>
<ds:DigestValue>${digest}</ds:DigestValue>
</ds:Reference>
</ds:SignedInfo>
<ds:SignatureValue>
${value}
</ds:SignatureValue>
<ds:KeyInfo>
<ds:X509Data>
<ds:X509Certificate>
${certificate}
</ds:X509Certificate>
</ds:X509Data>
</ds:KeyInfo>
</ds:Signature>`;

/** The document with something more before the end of its root. */
function written(nodes: readonly XmlNode[], more: string): string {
  const root = rootOf(nodes);
  const at = nodes.indexOf(root);
  const whole = canonicalElement(root, asWritten);
  const end = `</${root.name}>`;
  const around = (part: readonly XmlNode[]) => (part.length > 0 ? canonicalDocument(part, asWritten) : "");
  const [before, after] = [around(nodes.slice(0, at)), around(nodes.slice(at + 1))];
  return `${before}${whole.slice(0, -end.length)}${more}${end}${after}`;
}

function rootOf(nodes: readonly XmlNode[]): XmlElement {
  return nodes.find((node) => node.kind === "element") ?? malformed("no root");
}

/** Of the last signature: the one that was just put there. */
function signedInfoIn(nodes: readonly XmlNode[]): XmlElement {
  const own = elementsIn(rootOf(nodes)).at(-1);
  const [signedInfo] = own ? elementsIn(own) : [];
  return signedInfo ?? malformed("no signature");
}
