import type { ConsentType } from "@shanyraq/calls/vocabulary";
import type { SignatureEvidence, SignerVerdict } from "@shanyraq/signing";
import { keepEvidence } from "../../platform/codes/keep-evidence.ts";
import { notify } from "../../platform/messages/notify.ts";
import type { SignedIn } from "../../platform/server/context.ts";
import { uuid } from "../../platform/server/ids.ts";
import { moment } from "../../platform/server/moment.ts";
import type { RequestedConsent } from "./standing.ts";

/** A signature that counts, with the evidence of its verification. */
export interface ConsentSignature {
  readonly cms: string;
  readonly signer: SignerVerdict;
  readonly evidence: SignatureEvidence;
}

async function keepConsentSignature({ db }: SignedIn, id: string, { cms, signer, evidence }: ConsentSignature): Promise<void> {
  await db
    .insertInto("consent_signature")
    .values({ consent_id: id, cms, signer: JSON.stringify(signer), judged_at: evidence.at })
    .execute();
  const names = await keepEvidence(db, evidence);
  if (names.length > 0)
    await db
      .insertInto("consent_evidence")
      .values(names.map((sha256) => ({ consent_id: id, sha256 })))
      .execute();
}

/** Keeps a consent with its words, as they were read, and with the signature by which it was given; run it in a transaction. */
export async function keepConsent(
  context: SignedIn,
  { version, xml }: RequestedConsent,
  type: ConsentType,
  signature?: ConsentSignature,
): Promise<void> {
  const { customer, db, now, services } = context;
  const id = uuid(services.random);
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("consent")
    .values({
      id,
      customer_id: customer.id,
      type,
      version: version.name,
      channel: signature ? "signature" : "sms",
      text_xml: xml,
      given_at: moment(now),
      withdrawn_at: null,
    })
    // It is given already, by another tab.
    .onConflict((conflict) => conflict.columns(["customer_id", "type", "version"]).where("withdrawn_at", "is", null).doNothing())
    .executeTakeFirst();
  if ((numInsertedOrUpdatedRows ?? 0n) === 0n) return;
  if (signature) await keepConsentSignature(context, id, signature);
  await notify(db, services.random, now, {
    key: `consentGiven/${id}`,
    customerId: customer.id,
    kind: "consentGiven",
    data: { version: version.name },
    url: "/cabinet/info#consents",
  });
}
