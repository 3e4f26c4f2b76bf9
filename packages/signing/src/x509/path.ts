import { sameBytes } from "../bytes.ts";
import { checkSignature } from "../crypto/check-signature.ts";
import { schemeOf } from "../crypto/scheme.ts";
import type { ReasonCode } from "../reasons.ts";
import type { Certificate } from "./certificate.ts";
import { keyUses } from "./extensions.ts";
import type { TrustList } from "./trust-list.ts";

/** How many signatures one verification may check: hostile documents name the same issuer a thousand times. */
export interface Work {
  checksLeft: number;
}

/** A path from a certificate to an anchor, the anchor last; or how far it went and why no further. */
export interface Path {
  readonly certificates: readonly Certificate[];
  readonly anchored: boolean;
  readonly reasons: readonly ReasonCode[];
}

const longest = 8;

/** Builds and checks the path of a certificate (RFC 5280, 6); dates are checked separately. */
export async function findPath(leaf: Certificate, carried: readonly Certificate[], trust: TrustList, work: Work): Promise<Path> {
  const known = [...trust.anchors, ...trust.intermediates];
  const pool = [...known, ...carried.filter((one) => !known.some((other) => sameBytes(one.bytes, other.bytes)))];
  const own = known.find(({ bytes }) => sameBytes(bytes, leaf.bytes)) ?? leaf;
  return extend([own], pool, trust, work);
}

async function extend(path: readonly Certificate[], pool: readonly Certificate[], trust: TrustList, work: Work): Promise<Path> {
  const last = path.at(-1) as Certificate;
  const fault = misuse(last, path.length - 2);
  if (fault) return { certificates: path, anchored: false, reasons: [fault] };
  if (trust.anchors.includes(last)) return { certificates: path, anchored: true, reasons: [] };
  if (path.length >= longest) return { certificates: path, anchored: false, reasons: ["path-too-long"] };
  let failed: Path = { certificates: path, anchored: false, reasons: ["issuer-unknown"] };
  for (const issuer of pool) {
    if (path.includes(issuer) || !mayHaveIssued(issuer, last)) continue;
    const found = await link(last, issuer, trust, work);
    const next: Path = found
      ? { certificates: path, anchored: false, reasons: [found] }
      : await extend([...path, issuer], pool, trust, work);
    if (next.anchored) return next;
    failed = next;
  }
  return failed;
}

/** What forbids a certificate its place in a path; `below` counts the authorities under it. */
function misuse({ extensions }: Certificate, below: number): ReasonCode | undefined {
  if (extensions.notUnderstood.length > 0) return "critical-extension-unknown";
  if (below < 0) return undefined;
  if (!extensions.authority) return "issuer-not-authority";
  if (extensions.keyUsage !== undefined && (extensions.keyUsage & keyUses.keyCertSign) === 0) return "issuer-not-authority";
  return below > (extensions.authority.pathLength ?? longest) ? "path-too-long" : undefined;
}

function mayHaveIssued(issuer: Certificate, subject: Certificate): boolean {
  const [wanted, had] = [subject.extensions.authorityKeyId, issuer.extensions.subjectKeyId];
  return sameBytes(issuer.subject.bytes, subject.issuer.bytes) && (!wanted || !had || sameBytes(wanted, had));
}

async function link(subject: Certificate, issuer: Certificate, trust: TrustList, work: Work): Promise<ReasonCode | undefined> {
  if (!trust.intermediates.includes(subject)) return issued(subject, issuer, work);
  const links = trust.links.get(subject) ?? new WeakMap<Certificate, Promise<unknown>>();
  trust.links.set(subject, links);
  const checked = (links.get(issuer) as Promise<ReasonCode | undefined> | undefined) ?? issued(subject, issuer, { checksLeft: 1 });
  links.set(issuer, checked);
  return checked;
}

async function issued(subject: Certificate, issuer: Certificate, work: Work): Promise<ReasonCode | undefined> {
  if (--work.checksLeft < 0) return "path-too-long";
  const scheme = schemeOf(subject.algorithm);
  if (typeof scheme === "string") return scheme === "algorithm-weak" ? "issuer-algorithm-weak" : "issuer-algorithm-not-supported";
  const fault = await checkSignature(issuer.publicKey, scheme, subject.signed, subject.signature);
  if (!fault) return undefined;
  if (fault === "algorithm-not-supported") return "issuer-algorithm-not-supported";
  return fault === "key-weak" ? "issuer-algorithm-weak" : "issuer-signature-invalid";
}
