import { attempt } from "./asn1/malformed.ts";
import { sameBytes, toHex, type Bytes } from "./bytes.ts";
import { checkSignature } from "./crypto/check-signature.ts";
import { digestOf } from "./crypto/digest.ts";
import { evidenceFrom, noGrounds } from "./evidence/signature-evidence.ts";
import { success, type Result } from "./result.ts";
import { judgeCertificate, signerWithoutCertificate } from "./verdict/judge-certificate.ts";
import { worst, type ReasonCode } from "./verdict/reasons.ts";
import type { SignerVerdict, Verdict } from "./verdict/verdict.ts";
import { readable, type VerifyOptions } from "./verify-cms.ts";
import type { Certificate } from "./x509/certificate.ts";
import { keyUses } from "./x509/extensions.ts";
import { canonicalizationOf, envelopedTransform, isFault, xmlDigestOf, xmlSchemeOf } from "./xml/algorithms.ts";
import { canonicalDocument, canonicalElement } from "./xml/canonicalize.ts";
import type { XmlNode } from "./xml/node.ts";
import { parseXml } from "./xml/parse-xml.ts";
import { readSignature, signaturesIn, type XmlSignature } from "./xml/read-signature.ts";

const text = new TextEncoder();

/**
 * Verifies an XML document with an enveloped signature of the whole of it, as `signXml` of NCALayer makes them (XML-Signature
 * Core). Other forms are said not to be supported. Document types are refused, so that there is nothing to expand.
 */
export async function verifyXml(
  xml: string,
  { trust, at, revocation = {} }: Pick<VerifyOptions, "trust" | "at" | "revocation">,
): Promise<Result<Verdict, "malformed">> {
  const read = attempt(() => {
    const nodes = parseXml(xml);
    return { nodes, signatures: signaturesIn(nodes).map(readSignature) };
  });
  if (!read.ok) return read;
  const { nodes, signatures } = read.value;
  const signers: SignerVerdict[] = [];
  const work = { checksLeft: 100 };
  const grounds = noGrounds();
  for (const signature of signatures) {
    if (typeof signature === "string") {
      signers.push({ signature: "unknown", trust: "unknown", time: "unknown", revocation: "unknown", reasons: [signature] });
      continue;
    }
    const certificates = readable(signature.certificates.slice(0, 16));
    const [certificate] = certificates;
    if (!certificate) {
      signers.push(signerWithoutCertificate);
      continue;
    }
    const mathematics = await check(signature, certificate, nodes);
    signers.push(await judgeCertificate(certificate, { mathematics }, { certificates, trust, at, sources: revocation, work, grounds }));
  }
  const answers = signers.flatMap(({ signature, trust: trusted, time, revocation: revoked }) => [signature, trusted, time, revoked]);
  return success({
    verdict: signers.length === 0 ? "bad" : worst(answers),
    signers,
    reasons: signers.length === 0 ? ["no-signers"] : [],
    evidence: evidenceFrom(grounds, at),
    contentHash: toHex(await digestOf("SHA-256", text.encode(xml))),
  });
}

async function check(signature: XmlSignature, certificate: Certificate, nodes: readonly XmlNode[]): Promise<readonly ReasonCode[]> {
  const [scheme, digest] = [xmlSchemeOf(signature.algorithm), xmlDigestOf(signature.digestAlgorithm)];
  if (isFault(scheme)) return [scheme];
  if (isFault(digest)) return [digest];
  const [enveloped, canonical, ...others] = signature.transforms;
  const form = canonicalizationOf(signature.canonicalization);
  const ofDocument = canonical === undefined ? { exclusive: false } : canonicalizationOf(canonical);
  if (enveloped !== envelopedTransform || others.length > 0 || !form || !ofDocument) return ["algorithm-not-supported"];
  const { keyUsage } = certificate.extensions;
  if (keyUsage !== undefined && (keyUsage & (keyUses.digitalSignature | keyUses.nonRepudiation)) === 0) return ["key-usage-forbids"];
  // A reference to the whole document leaves comments out, whatever its transforms say of them (XML-Signature Core, 4.4.3.3).
  const content = canonicalDocument(nodes, { exclusive: ofDocument.exclusive, comments: false, without: signature.element });
  const reasons: ReasonCode[] = sameBytes(await digestOf(digest, text.encode(content)), signature.digest) ? [] : ["digest-mismatch"];
  const signed = text.encode(canonicalElement(signature.signedInfo, form)) as Bytes;
  const fault = await checkSignature(certificate.publicKey, scheme, signed, signature.value);
  return fault ? [fault, ...reasons] : reasons;
}
