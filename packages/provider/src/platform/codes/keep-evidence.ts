import { createHash } from "node:crypto";
import type { SignatureEvidence } from "@shanyraq/signing";
import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";

type EvidenceRow = Tables["evidence"];

const kept = (kind: EvidenceRow["kind"], all: readonly Uint8Array[]): readonly EvidenceRow[] =>
  all.map((content) => ({ kind, content, sha256: createHash("sha256").update(content).digest("hex") }));

/**
 * Keeps the evidence of a signature's verification; what is already kept beside another one is only referred to.
 * @returns the names by which the caller finds it again.
 */
export async function keepEvidence(
  db: Kysely<Tables>,
  { certificates, crls, ocsp }: Pick<SignatureEvidence, "certificates" | "crls" | "ocsp">,
): Promise<readonly string[]> {
  const all = [...kept("certificate", certificates), ...kept("crl", crls), ...kept("ocsp", ocsp)];
  if (all.length === 0) return [];
  const names = all.map(({ sha256 }) => sha256);
  const known = await db.selectFrom("evidence").select("sha256").where("sha256", "in", names).execute();
  // A list has megabytes: one that lies there is not sent again. In one order, so that two who keep the same do not wait for each other.
  const rows = all
    .filter(({ sha256 }) => !known.some((one) => one.sha256 === sha256))
    .toSorted((one, other) => (one.sha256 < other.sha256 ? -1 : 1));
  for (const row of rows)
    await db
      .insertInto("evidence")
      .values(row)
      .onConflict((conflict) => conflict.column("sha256").doNothing())
      .execute();
  return [...new Set(names)];
}

/** Keeps the evidence of a document's signature beside the signature. */
export async function keepSignatureEvidence(db: Kysely<Tables>, signatureId: string, evidence: SignatureEvidence): Promise<void> {
  const names = await keepEvidence(db, evidence);
  if (names.length === 0) return;
  await db
    .insertInto("signature_evidence")
    .values(names.map((sha256) => ({ signature_id: signatureId, sha256 })))
    .execute();
}

/** The evidence of a signature's verification; undefined for signatures from before evidence was kept. */
export async function evidenceOf(
  db: Kysely<Tables>,
  { id, judged_at }: Pick<Tables["signature"], "id" | "judged_at">,
): Promise<SignatureEvidence | undefined> {
  if (judged_at === null) return undefined;
  const rows = await db
    .selectFrom("signature_evidence")
    .innerJoin("evidence", "evidence.sha256", "signature_evidence.sha256")
    .select(["evidence.kind", "evidence.content"])
    .where("signature_evidence.signature_id", "=", id)
    .execute();
  const of = (kind: EvidenceRow["kind"]) => rows.filter((row) => row.kind === kind).map(({ content }) => new Uint8Array(content));
  return { at: judged_at, certificates: of("certificate"), crls: of("crl"), ocsp: of("ocsp") };
}
