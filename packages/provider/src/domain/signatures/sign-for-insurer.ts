import { sql, type Kysely } from "kysely";
import { verifyAttempt } from "../../platform/codes/verify-attempt.ts";
import type { Tables } from "../../platform/database/tables.ts";
import { bytesOf, papersOf, type SigningDocument, type SigningRequest } from "../documents/signed-papers.ts";
import { signingState } from "../documents/signing-standing.ts";
import type { InsurerKey } from "../../platform/ports/insurer-key.ts";
import type { Services } from "../../platform/ports/provider-options.ts";
import { claimDue } from "../../platform/failures/claim-due.ts";
import { guardRow } from "../../platform/failures/guard-row.ts";
import { OtherSideFailed } from "../../platform/failures/other-side-failed.ts";
import { moment } from "../../platform/server/moment.ts";
import { insurerSignatureFault, passingFaults, type InsurerSignatureFault } from "./insurer-signature-fault.ts";
import { keepSignature } from "./keep-signature.ts";
import type { Party } from "./read-request.ts";
import { hasSignedForAnother } from "./signed-for-another.ts";

/** Requests in one round of one process. */
const BATCH_SIZE = 100;
/** Messages and payments wait behind the round: a key that takes its time has the rest of the batch in the next one. */
const BUDGET_MS = 10_000;
/** How long a claimed request stays with its process, and the base of the growing pause after failures. */
const LEASE_MS = 60_000;
/** A key that is renewed after days is used within the hour. */
const MAX_DOUBLINGS = 5;

/** Claims the request that is most overdue; those that another process claimed are skipped. */
async function claimOne(services: Services, now: number): Promise<Party | undefined> {
  const [party] = await claimDue<Party>(services, now, {
    job: "signForInsurer",
    table: "signing_party",
    key: "id",
    due: sql`next_sign_at <= ${moment(now)}`,
    order: sql`next_sign_at`,
    limit: 1,
    set: sql`next_sign_at = ${moment(now + LEASE_MS)}, sign_tries = sign_tries + 1`,
  });
  return party;
}

const setNext = async (db: Kysely<Tables>, { id }: Party, at: string | null): Promise<void> => {
  await db.updateTable("signing_party").set({ next_sign_at: at }).where("id", "=", id).execute();
};

/** The customer let the deadline pass: a contract that they did not sign is not signed by the insurer either. */
async function isExpired(db: Kysely<Tables>, request: SigningRequest, documents: readonly SigningDocument[], now: number) {
  const parties = await db.selectFrom("signing_party").select(["id", "role"]).where("request_id", "=", request.id).execute();
  const signatures = await db
    .selectFrom("signature")
    .select(["document_id", "party_id"])
    .where(
      "document_id",
      "in",
      documents.map(({ id }) => id),
    )
    .execute();
  return signingState({ documents, parties, signatures, deadline: request.deadline }, now) === "expired";
}

/** Lets the key sign the papers of one request and keeps each signature that is good; undefined: all of them are kept. */
async function signRequest(services: Services, key: InsurerKey, party: Party, now: number): Promise<InsurerSignatureFault | undefined> {
  const { database, random, siteOrigin } = services;
  const db = database.queries;
  const request = await db.selectFrom("signing_request").selectAll().where("id", "=", party.request_id).executeTakeFirstOrThrow();
  // Printed now if neither the e-mail nor the customer came first: the key signs the kept bytes.
  const documents = await papersOf(request, { db, random, siteOrigin });
  if (await isExpired(db, request, documents, now)) return undefined;
  const signatures = await key.signPapers(request.id).catch((error: unknown) => {
    throw new OtherSideFailed(error);
  });
  await services.checkpoint?.("sign-for-insurer:signed");
  for (const { documentId, cms } of signatures) {
    const document = documents.find(({ id }) => id === documentId);
    if (!document) continue;
    const verified = await verifyAttempt({ cms, content: bytesOf(document), use: "document", of: party }, { now, services });
    if (!verified.ok) return verified.fault;
    const fault = insurerSignatureFault(verified.signer);
    if (fault) return fault;
    if (await hasSignedForAnother(db, document.id, party, verified)) return "sameSigner";
    await keepSignature({ db, now, services }, document, party, { cms, ...verified });
    services.log({ level: "info", event: "insurer-signed" });
    await services.checkpoint?.("sign-for-insurer:kept");
  }
  return undefined;
}

/**
 * Lets the insurer's key sign the papers of bought contracts. An interrupted request is resumed, and the rest is signed; a key that cannot be used, or whose
 * signature is not good, leaves what others have signed and is tried again at growing intervals, while the log says why. One that fails for another reason does
 * not delay the others.
 */
export async function signForInsurer(services: Services, now: number): Promise<void> {
  const { insurerKey, database, log } = services;
  if (!insurerKey) return;
  const began = services.clock();
  const isInTime = () => services.clock() - began < BUDGET_MS;
  for (let count = 0; count < BATCH_SIZE && isInTime(); count += 1) {
    const party = await claimOne(services, now);
    if (!party) return;
    const later = moment(now + LEASE_MS * 2 ** Math.min(party.sign_tries, MAX_DOUBLINGS));
    let isSilent = false;
    await guardRow(services, {
      job: "signForInsurer",
      key: party.id,
      act: async () => {
        const fault = await signRequest(services, insurerKey, party, now);
        const level = fault && passingFaults.has(fault) ? "warn" : "error";
        if (fault) log({ level, event: "insurer-signature-refused", row: party.id, reason: fault });
        await setNext(database.queries, party, fault ? later : null);
      },
      failed: async (reason, error) => {
        isSilent = error instanceof OtherSideFailed;
        log({ level: "error", event: isSilent ? "insurer-key-failed" : "insurer-signing-failed", row: party.id, reason });
        await setNext(database.queries, party, later);
      },
    });
    // A key that is silent for one is silent for all: the rest of the round does not wait for it.
    if (isSilent) return;
  }
}
