import { ownBytes, type Bytes } from "../bytes.ts";
import type { Grounds } from "../evidence/signature-evidence.ts";
import type { ReasonCode } from "../reasons.ts";
import type { Certificate } from "../x509/certificate.ts";
import type { Work } from "../x509/path.ts";
import type { AskRevocation } from "./ask-revocation.ts";
import { askCrl } from "./crl.ts";
import type { Evidence, RevocationSources } from "./evidence.ts";
import { askOcsp } from "./ocsp.ts";

export interface RevocationQuestion {
  /** From the signer's certificate to the anchor, checked before. */
  readonly path: readonly Certificate[];
  readonly sources: RevocationSources;
  /** Asked about each certificate before the lists are read. */
  readonly ask: AskRevocation;
  /** The time at which the signature is known to have been there. */
  readonly moment: Date;
  /** Whether that time was proved by a timestamp: a revocation after it then changes nothing. */
  readonly proved: boolean;
  readonly now: Date;
  readonly work: Work;
  readonly grounds: Grounds;
}

/** Checks for every certificate of a path except the anchor whether it was revoked. A missing statement does not count as a good one. */
export async function checkRevocation(question: RevocationQuestion): Promise<readonly ReasonCode[]> {
  const reasons: ReasonCode[] = [];
  const links = question.path.slice(0, -1).map((certificate, index) => [certificate, question.path[index + 1] as Certificate] as const);
  // All at once: a person waits for the slowest and not for the sum.
  const sources = await Promise.all(links.map(([certificate, issuer]) => question.ask(certificate.bytes, issuer.bytes)));
  for (const [index, [certificate, issuer]] of links.entries()) {
    const evidence = await weigh(certificate, issuer, both(sources[index] ?? {}, question.sources), question);
    if (index === 0) reasons.push(...reasonsOf(evidence, question));
    else if (evidence?.status === "revoked") reasons.push("issuer-revoked");
    else if (evidence?.status !== "good") reasons.push("issuer-revocation-not-checked");
  }
  return [...new Set(reasons)];
}

function reasonsOf(evidence: Evidence | undefined, { moment, proved }: RevocationQuestion): ReasonCode[] {
  if (!evidence) return ["revocation-not-checked"];
  if (evidence.status === "good") return [];
  if (evidence.status === "unknown") return [evidence.reason];
  return proved && !evidence.keyCompromised && moment < evidence.since ? ["revoked-later"] : ["revoked"];
}

/** The gravest of the statements: one revocation outweighs any that know of none. */
async function weigh(
  certificate: Certificate,
  issuer: Certificate,
  sources: RevocationSources,
  { moment, now, work, grounds }: RevocationQuestion,
): Promise<Evidence | undefined> {
  const answers: LinkAnswer[] = [];
  const kinds = [[sources.ocsp, askOcsp, grounds.ocsp] as const, [sources.crls, askCrl, grounds.crls] as const];
  for (const [list, read, kept] of kinds) {
    for (const source of list ?? []) {
      if (work.checksLeft <= 0) return follow(answers.find(({ evidence }) => evidence.status === "revoked"));
      const statement = ownBytes(source);
      const evidence = await read(statement, certificate, issuer, moment, now);
      if (!evidence) continue;
      work.checksLeft--;
      answers.push({ evidence, statement, kept });
    }
  }
  return follow(
    (["revoked", "good", "unknown"] as const).flatMap((status) => answers.filter(({ evidence }) => evidence.status === status))[0],
  );
}

const both = (one: RevocationSources, other: RevocationSources): RevocationSources => ({
  ocsp: [...(one.ocsp ?? []), ...(other.ocsp ?? [])],
  crls: [...(one.crls ?? []), ...(other.crls ?? [])],
});

interface LinkAnswer {
  readonly evidence: Evidence;
  readonly statement: Bytes;
  readonly kept: Bytes[];
}

/** What is followed is kept: by it the same can be said again when the authority has long forgotten. */
function follow(answer: LinkAnswer | undefined): Evidence | undefined {
  answer?.kept.push(answer.statement);
  return answer?.evidence;
}
