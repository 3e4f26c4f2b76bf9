import { ownBytes } from "../bytes.ts";
import type { ReasonCode } from "../verdict/reasons.ts";
import type { Certificate } from "../x509/certificate.ts";
import type { Work } from "../x509/path.ts";
import { askCrl } from "./crl.ts";
import type { Evidence, RevocationSources } from "./evidence.ts";
import { askOcsp } from "./ocsp.ts";

export interface RevocationQuestion {
  /** From the signer's certificate to the anchor, checked before. */
  readonly path: readonly Certificate[];
  readonly sources: RevocationSources;
  /** The time at which the signature is known to have been there. */
  readonly moment: Date;
  /** Whether that time was proved by a timestamp: a revocation after it then changes nothing. */
  readonly proved: boolean;
  readonly now: Date;
  readonly work: Work;
}

/** Asks of every certificate of a path but the anchor whether it was revoked. No statement is no good statement. */
export async function checkRevocation(question: RevocationQuestion): Promise<readonly ReasonCode[]> {
  const reasons: ReasonCode[] = [];
  for (const [index, certificate] of question.path.slice(0, -1).entries()) {
    const said = await ask(certificate, question.path[index + 1] as Certificate, question);
    if (index === 0) reasons.push(...reasonsOf(said, question));
    else if (said?.status === "revoked") reasons.push("issuer-revoked");
    else if (said?.status !== "good") reasons.push("issuer-revocation-not-checked");
  }
  return [...new Set(reasons)];
}

function reasonsOf(said: Evidence | undefined, { moment, proved }: RevocationQuestion): ReasonCode[] {
  if (!said) return ["revocation-not-checked"];
  if (said.status === "good") return [];
  if (said.status === "unknown") return [said.reason];
  return proved && !said.keyCompromised && moment < said.since ? ["revoked-later"] : ["revoked"];
}

/** The gravest of what is said: one statement of a revocation outweighs any that know of none. */
async function ask(
  certificate: Certificate,
  issuer: Certificate,
  { sources, moment, now, work }: RevocationQuestion,
): Promise<Evidence | undefined> {
  const said: Evidence[] = [];
  for (const [list, read] of [[sources.ocsp, askOcsp] as const, [sources.crls, askCrl] as const]) {
    for (const source of list ?? []) {
      if (work.checksLeft <= 0) return said.find(({ status }) => status === "revoked");
      const evidence = await read(ownBytes(source), certificate, issuer, moment, now);
      if (!evidence) continue;
      work.checksLeft--;
      said.push(evidence);
    }
  }
  return (["revoked", "good", "unknown"] as const).flatMap((status) => said.filter((one) => one.status === status))[0];
}
