import { createHash } from "node:crypto";
import type { SignatureEvidence, SignerVerdict } from "@shanyraq/signing";
import type { Database } from "../platform/database/open.ts";
import { bytesOf, papersOf } from "../domain/documents/signed-papers.ts";
import { keepSignatureEvidence } from "../platform/codes/keep-evidence.ts";
import { requestSignatures } from "../domain/agreements/request-signatures.ts";
import type { Signatory } from "../platform/ports/insurer-key.ts";
import { moment } from "../platform/server/moment.ts";
import { uuid } from "../platform/server/ids.ts";
import { seededPeople } from "./seeded-person.ts";

/** Signs for the invented people of a sandbox, as a phone or an application would. */
export interface SeedSigner {
  readonly sign: (
    iin: string,
    content: Uint8Array,
    at: Date,
  ) => Promise<{ readonly cms: string; readonly signer: SignerVerdict; readonly evidence: SignatureEvidence }>;
  /** Who signs for the company. */
  readonly insurer: Signatory;
}

const DAY_MS = 86_400_000;
const states = ["waiting", "partly", "signed", "expired"] as const;
const steady = (name: string) => {
  let count = 0;
  return (bytes: number) => createHash("sha256").update(`${name}/${count++}`).digest().subarray(0, bytes);
};

/**
 * Requests to sign in every state, for the person who shows policies in every state. Only when the database has none: their ids are the same in every fresh
 * database, so that their addresses can be kept.
 */
export async function seedSignings(
  { queries: db }: Database,
  { now, siteOrigin, signer }: { readonly now: number; readonly siteOrigin: string; readonly signer: SeedSigner },
): Promise<void> {
  const person = seededPeople.find(({ shows }) => shows === "everyStatus");
  const some = await db.selectFrom("signing_request").select("id").limit(1).executeTakeFirst();
  if (!person || some) return;
  const contracts = await db
    .selectFrom("contract")
    .select(["id", "number"])
    .where("customer_id", "=", person.id)
    .orderBy("number")
    .execute();
  for (const [index, state] of states.entries()) {
    const contract = contracts[index];
    if (!contract) return;
    const at = now - (state === "expired" ? 40 : 2) * DAY_MS;
    const random = steady(`signing/${state}`);
    const signing = { contractId: contract.id, customer: person, at, ...(state !== "waiting" && { insurer: signer.insurer }) };
    const id = await requestSignatures(db, random, signing);
    if (id === undefined || state === "waiting") continue;
    const request = await db.selectFrom("signing_request").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    const parties = await db.selectFrom("signing_party").selectAll().where("request_id", "=", id).execute();
    for (const document of await papersOf(request, { db, random, siteOrigin }))
      for (const party of parties.filter(({ role }) => role === "insurer" || state === "signed")) {
        const signedAt = new Date(at + DAY_MS);
        const signed = await signer.sign(party.iin, bytesOf(document), signedAt);
        const signature = uuid(random);
        await db
          .insertInto("signature")
          .values({
            id: signature,
            document_id: document.id,
            party_id: party.id,
            cms: signed.cms,
            signer: JSON.stringify(signed.signer),
            signed_at: moment(signedAt.getTime()),
            judged_at: signed.evidence.at,
          })
          .execute();
        await keepSignatureEvidence(db, signature, signed.evidence);
      }
  }
}
