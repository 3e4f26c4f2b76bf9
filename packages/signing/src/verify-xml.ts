import { attempt } from "./asn1/malformed.ts";
import { sameBytes, toHex, type Bytes } from "./bytes.ts";
import { checkSignature } from "./crypto/check-signature.ts";
import { digestOf } from "./crypto/digest.ts";
import { evidenceFrom, noGrounds } from "./evidence/signature-evidence.ts";
import { success, type Result } from "./result.ts";
import { boundedQuestions } from "./revocation/ask-revocation.ts";
import { verifyCertificate, unknownSigner, signerWithoutCertificate } from "./verdict/verify-certificate.ts";
import { worst, type ReasonCode } from "./reasons.ts";
import { isOneTwice } from "./verdict/same-signer.ts";
import { answersOf, type DocumentReason, type SignerVerdict, type Verdict } from "./verdict/verdict.ts";
import { readable, type VerifyOptions } from "./verify-cms.ts";
import type { Certificate } from "./x509/certificate.ts";
import { keyUses } from "./x509/extensions.ts";
import { canonicalizationOf, envelopedTransform, isFault, xmlDigestOf, xmlSchemeOf } from "./xml/algorithms.ts";
import { canonicalDocument, canonicalElement } from "./xml/canonicalize.ts";
import type { XmlElement, XmlNode } from "./xml/node.ts";
import { parseXml } from "./xml/parse-xml.ts";
import { readSignature, signaturesIn, type XmlSignature } from "./xml/read-signature.ts";

const text = new TextEncoder();
/** More than a path has; each costs its reading. */
const mostCertificates = 16;

/**
 * Verifies an XML document with an enveloped signature of the whole document, as `signXml` of NCALayer makes them (XML-Signature Core). Other forms are
 * reported as not supported. Document types are refused, so that there is nothing to expand.
 */
export async function verifyXml(
  xml: string,
  { trust, at, revocation = {}, ask, content }: Pick<VerifyOptions, "trust" | "at" | "revocation" | "ask" | "content">,
): Promise<Result<Verdict, "malformed">> {
  const read = attempt(() => {
    const nodes = parseXml(xml);
    return { nodes, signatures: signaturesIn(nodes).map(readSignature) };
  });
  if (!read.ok) return read;
  const { nodes, signatures } = read.value;
  const all = signatures.flatMap((one) => (typeof one === "string" ? [] : [one]));
  const signers: SignerVerdict[] = [];
  const owners: Certificate[] = [];
  const work = { checksLeft: 100 };
  const grounds = noGrounds();
  const judging = { trust, at, sources: revocation, ask: boundedQuestions(ask), work, grounds };
  for (const signature of signatures) {
    if (typeof signature === "string") {
      signers.push({ ...unknownSigner, reasons: [signature] });
      continue;
    }
    const certificates = readable(signature.certificates.slice(0, mostCertificates));
    // A signature that cannot be read may be anything, and would be in a part of the document that nobody signed.
    const isCovered = signature.isExact && certificates.length === signature.certificates.length;
    const [certificate] = certificates;
    if (!certificate) {
      signers.push(signerWithoutCertificate);
      continue;
    }
    owners.push(certificate);
    const mathematics = [...(isCovered ? [] : (["uncovered-content"] as const)), ...(await check(signature, certificate, nodes, all))];
    signers.push(await verifyCertificate(certificate, { mathematics }, { ...judging, certificates }));
  }
  const reasons = documentReasons(nodes, all, owners, content);
  return success({
    verdict: reasons.length > 0 ? "bad" : worst(signers.flatMap(answersOf)),
    signers,
    reasons,
    evidence: evidenceFrom(grounds, at),
    contentHash: toHex(await digestOf("SHA-256", text.encode(xml))),
  });
}

function documentReasons(
  nodes: readonly XmlNode[],
  signatures: readonly XmlSignature[],
  owners: readonly Certificate[],
  content: Uint8Array | undefined,
): readonly DocumentReason[] {
  const reasons: DocumentReason[] = [];
  if (signaturesIn(nodes).length === 0) reasons.push("no-signers");
  if (isOneTwice(owners)) reasons.push("signer-repeated");
  if (content && !isContentOf(nodes, signatures, content)) reasons.push("content-differs");
  return reasons;
}

/** Whether another file is what was signed here: the same document but for its signatures, however it is written. */
function isContentOf(nodes: readonly XmlNode[], signatures: readonly XmlSignature[], content: Uint8Array): boolean {
  const other = attempt(() => parseXml(new TextDecoder().decode(content)));
  const unsigned = { exclusive: false, comments: false, without: signatures.map(({ element }) => element) };
  return other.ok && canonicalDocument(other.value, { exclusive: false, comments: false }) === canonicalDocument(nodes, unsigned);
}

async function check(
  signature: XmlSignature,
  certificate: Certificate,
  nodes: readonly XmlNode[],
  all: readonly XmlSignature[],
): Promise<readonly ReasonCode[]> {
  const [scheme, digest] = [xmlSchemeOf(signature.algorithm), xmlDigestOf(signature.digestAlgorithm)];
  if (isFault(scheme)) return [scheme];
  if (isFault(digest)) return [digest];
  const [enveloped, canonical, ...others] = signature.transforms;
  const form = canonicalizationOf(signature.canonicalization);
  const ofDocument = canonical === undefined ? { exclusive: false } : canonicalizationOf(canonical);
  if (enveloped !== envelopedTransform || others.length > 0 || !form || !ofDocument) return ["algorithm-not-supported"];
  const { keyUsage } = certificate.extensions;
  if (keyUsage !== undefined && (keyUsage & (keyUses.digitalSignature | keyUses.nonRepudiation)) === 0) return ["key-usage-forbids"];
  const covered = async (without: readonly XmlElement[]) => {
    // A reference to the whole document leaves comments out, whatever its transforms say of them (XML-Signature Core, 4.4.3.3).
    const content = canonicalDocument(nodes, { exclusive: ofDocument.exclusive, comments: false, without });
    return sameBytes(await digestOf(digest, text.encode(content)), signature.digest);
  };
  const [own, later] = [[signature.element], addedLater(signature, all)];
  const isCovered = (await covered(own)) || (later.length > 0 && (await covered([...own, ...later])));
  const signed = text.encode(canonicalElement(signature.signedInfo, form)) as Bytes;
  const fault = await checkSignature(certificate.publicKey, scheme, signed, signature.value);
  return [...(fault ? [fault] : []), ...(isCovered ? [] : (["digest-mismatch"] as const))];
}

/**
 * Signatures that were added after this one. The transform leaves out its own signature alone, so that, read literally, the second signer breaks the first:
 * people who sign one after another mean the document as it was before. Only signatures are left out, and each of them is verified as well, so that nothing
 * unsigned can hide in them.
 */
function addedLater({ element }: XmlSignature, all: readonly XmlSignature[]): readonly XmlElement[] {
  const after = all.slice(all.findIndex((one) => one.element === element) + 1);
  return after
    .filter((one) => one.isExact && one.element.parent === element.parent && element.parent?.parent === undefined)
    .map((one) => one.element);
}
