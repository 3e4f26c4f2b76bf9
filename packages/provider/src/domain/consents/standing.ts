import { createHash } from "node:crypto";
import type { ConsentStanding, ConsentType } from "@shanyraq/calls/vocabulary";
import type { Kysely, Selectable } from "kysely";
import { requestOf } from "../../platform/codes/one-time-code.ts";
import type { Tables } from "../../platform/database/tables.ts";
import type { SignedIn } from "../../platform/server/context.ts";
import { fullName } from "../../platform/server/full-name.ts";
import { today } from "../../platform/server/moment.ts";
import { consentXml } from "./consent-xml.ts";
import { personalData, versionOn, type ConsentVersion } from "./versions.ts";

export type Consent = Selectable<Tables["consent"]>;

/** All that a customer has agreed to under a type, the newest first. */
export const consentsOf = (db: Kysely<Tables>, customerId: string, type: ConsentType = personalData): Promise<Consent[]> =>
  db
    .selectFrom("consent")
    .selectAll()
    .where("customer_id", "=", customerId)
    .where("type", "=", type)
    .orderBy("given_at", "desc")
    .orderBy("version", "desc")
    .execute();

/** The consent by which data are processed now: the newest that was not withdrawn. */
export const standingOne = (consents: readonly Consent[]): Consent | undefined =>
  consents.find(({ withdrawn_at }) => withdrawn_at === null);

/** The status of a customer's consent to the wording in force. */
export function consentStanding(consents: readonly Consent[], inForce: ConsentVersion): ConsentStanding {
  const stands = standingOne(consents);
  if (!stands) return consents.length === 0 ? "none" : "withdrawn";
  return consents.some(({ version, withdrawn_at }) => version === inForce.name && withdrawn_at === null) ? "inForce" : "outdated";
}

/** Whether a customer withdrew their consent and has not given it again: nothing new may be started for them. Run it in a transaction. */
export async function hasWithdrawn({ db, customer, now }: SignedIn): Promise<boolean> {
  // Waits for a concurrent withdrawal. Not shared: what follows may lock the customer for itself, and two that share would wait for each other.
  await db.selectFrom("customer").select("id").where("id", "=", customer.id).forNoKeyUpdate().execute();
  return consentStanding(await consentsOf(db, customer.id), versionOn(today(now))) === "withdrawn";
}

/** What a customer is asked to consent to: the wording in force with their name in it, and its digest. */
export interface RequestedConsent {
  readonly version: ConsentVersion;
  readonly xml: string;
  readonly sha256: string;
}
type ConsentContext = Pick<SignedIn, "customer" | "locale" | "services">;

/** A wording with the customer's name in it, in the language of the call. The same words have the same bytes on every request. */
export function consentOf(
  { customer, locale, services }: ConsentContext,
  version: ConsentVersion,
  type: ConsentType = personalData,
): RequestedConsent {
  const objectId = requestOf("consent-text", [customer.id, version.name, locale], services.secret);
  const xml = consentXml(locale, { objectId, name: fullName(customer), idNumber: customer.iin ?? customer.id_number ?? "" }, version, type);
  return { version, xml, sha256: createHash("sha256").update(xml).digest("hex") };
}

/** Whether a customer's consent of a type is given in today's wording. */
export const hasGiven = async ({ db, customer, now }: Pick<SignedIn, "db" | "customer" | "now">, type: ConsentType): Promise<boolean> =>
  consentStanding(await consentsOf(db, customer.id, type), versionOn(today(now), type)) === "inForce";
