import { attempt } from "./asn1/malformed.ts";
import { ownBytes, sameBytes, toHex, type Bytes } from "./bytes.ts";
import type { SignedContent } from "./cms/check-signer.ts";
import { mostCertificates, signedDataFrom, type SignedData } from "./cms/signed-data.ts";
import { verifySigner, ownerOf } from "./cms/verify-signer.ts";
import { digestOf, type DigestName } from "./crypto/digest.ts";
import { failure, success, type Result } from "./result.ts";
import { evidenceFrom, noGrounds } from "./evidence/signature-evidence.ts";
import { boundedQuestions, type AskRevocation } from "./revocation/ask-revocation.ts";
import type { RevocationSources } from "./revocation/evidence.ts";
import { worst, type Finding } from "./reasons.ts";
import { isOneTwice } from "./verdict/same-signer.ts";
import { answersOf, type DocumentReason, type SignerVerdict, type Verdict } from "./verdict/verdict.ts";
import { readCertificate, type Certificate } from "./x509/certificate.ts";
import type { Work } from "./x509/path.ts";
import type { TrustList } from "./x509/trust-list.ts";

export interface VerifyOptions {
  readonly trust: TrustList;
  /** The time of the check: unless a timestamp proves another, certificates must be valid at it. */
  readonly at: Date;
  /** What was signed, where the document does not carry it. */
  readonly content?: Uint8Array;
  /** Its digests instead, when the content is not at hand. */
  readonly contentDigests?: Partial<Record<DigestName, Uint8Array>>;
  /** CRLs and OCSP responses; those that the document carries are looked at as well. */
  readonly revocation?: RevocationSources;
  /** A source to ask about each certificate, such as an online responder; without it, only the evidence at hand counts. */
  readonly ask?: AskRevocation | undefined;
  /** Certificates that were kept beside the document. They help to build paths, as those that it carries. */
  readonly certificates?: readonly Uint8Array[];
}

/** More than `POST /api/verify` takes; a larger document is not read at all. */
export const largestCms = 16 * 1024 * 1024;
/** A path of three certificates and a timestamp with its path, for each of thirty signers. */
const mostChecks = 200;

/**
 * Verifies a CMS document in DER or BER: attached or detached, with one signer or several (RFC 5652, RFC 5126). Says for each signature what is good, bad or
 * unknown about it. It fails only when the input is not CMS, never throws, and never costs more than a fixed number of checks.
 */
export async function verifyCms(cms: Uint8Array, options: VerifyOptions): Promise<Result<Verdict, "malformed" | "too-large">> {
  if (cms.length > largestCms) return failure("too-large");
  const read = attempt(() => signedDataFrom(ownBytes(cms)));
  if (!read.ok) return read;
  const signed = read.value;
  const given = options.content && ownBytes(options.content);
  const bytes = signed.content ?? given;
  const content = contentOf(signed.contentType, bytes, options.contentDigests ?? {});
  const certificates = readable([...signed.certificates, ...(options.certificates ?? []).slice(0, mostCertificates).map(ownBytes)]);
  const work: Work = { checksLeft: mostChecks };
  const sources: RevocationSources = {
    crls: [...(options.revocation?.crls ?? []), ...signed.crls],
    ocsp: options.revocation?.ocsp ?? [],
  };
  const signers: SignerVerdict[] = [];
  const grounds = noGrounds();
  const judging = { certificates, trust: options.trust, at: options.at, sources, ask: boundedQuestions(options.ask), work, grounds };
  for (const signer of signed.signers) signers.push(await verifySigner(signer, content, judging));
  const owners = signed.signers.flatMap((signer) => ownerOf(signer, judging) ?? []);
  const reasons = documentReasons(signed, owners, given, content.bytes !== undefined || options.contentDigests !== undefined);
  const hash = bytes && (await content.digest("SHA-256"));
  return success({
    verdict: overall(signers, reasons),
    signers,
    reasons,
    evidence: evidenceFrom(grounds, options.at),
    ...(hash && { contentHash: toHex(hash) }),
    ...(signed.content && { content: signed.content }),
  });
}

function contentOf(type: string, bytes: Bytes | undefined, given: Partial<Record<DigestName, Uint8Array>>): SignedContent {
  const digests = new Map<DigestName, Promise<Bytes>>();
  return {
    type,
    ...(bytes && { bytes }),
    digest: async (name) => {
      if (!bytes) return given[name] && ownBytes(given[name]);
      const known = digests.get(name) ?? digestOf(name, bytes);
      digests.set(name, known);
      return known;
    },
  };
}

/** Those that can be read: one that is malformed spoils only the signatures that need it. */
export function readable(certificates: readonly Bytes[]): readonly Certificate[] {
  return certificates.flatMap((bytes) => {
    const read = readCertificate(bytes);
    return read.ok ? [read.value] : [];
  });
}

function documentReasons(
  { signers, content }: SignedData,
  owners: readonly Certificate[],
  given: Bytes | undefined,
  known: boolean,
): readonly DocumentReason[] {
  const reasons: DocumentReason[] = [];
  if (signers.length === 0) reasons.push("no-signers");
  if (!known) reasons.push("content-missing");
  if (content && given && !sameBytes(content, given)) reasons.push("content-differs");
  // By its certificate; if that is missing, by its name in the document.
  const ids = signers.map(({ id }) => toHex(id.kind === "key" ? id.keyId : id.issuer) + (id.kind === "key" ? "" : toHex(id.serial)));
  if (isOneTwice(owners) || new Set(ids).size < ids.length) reasons.push("signer-repeated");
  return reasons;
}

function overall(signers: readonly SignerVerdict[], reasons: readonly DocumentReason[]): Verdict["verdict"] {
  const document = reasons.map((reason): Finding => (reason === "content-missing" ? "unknown" : "bad"));
  return worst([...signers.flatMap(answersOf), ...document]);
}
