import { text } from "@shanyraq/i18n/text";
import { consentTypes, pensionConsentType, type ConsentType } from "@shanyraq/calls/vocabulary";
import { obligationsOf } from "../../../domain/consents/obligations.ts";
import { consentOf, consentsOf, consentStanding, standingOne } from "../../../domain/consents/standing.ts";
import { changesFor, personalData, versionOn, versionsOf } from "../../../domain/consents/versions.ts";
import { notify } from "../../../platform/messages/notify.ts";
import type { Handlers, SignedIn } from "../../../platform/server/context.ts";
import { moment, today } from "../../../platform/server/moment.ts";
import { securityEvent } from "../../../platform/server/security-event.ts";

/** One consent: its wording in force, its current status, and each time that it was given. */
async function agreementView(type: ConsentType, context: SignedIn) {
  const { customer, db, locale, now, services } = context;
  const inForce = versionOn(today(now), type);
  const { xml, sha256 } = consentOf(context, inForce, type);
  const consents = await consentsOf(db, customer.id, type);
  const wordsOf = (name: string) => versionsOf(type).find((one) => one.name === name) ?? inForce;
  return {
    type,
    standing: consentStanding(consents, inForce),
    version: inForce.name,
    since: inForce.since,
    xml,
    sha256,
    changes: changesFor(inForce, standingOne(consents)?.version, type).map((id) => text(locale, id)),
    byKey: customer.iin !== null && services.signatures !== undefined,
    obligations: [...(await obligationsOf(context, type))],
    given: consents.map(({ id, version, channel, given_at, withdrawn_at, text_xml }) => ({
      id,
      version,
      channel,
      givenAt: given_at,
      withdrawnAt: withdrawn_at,
      // A consent given by a form is to the wording of that day; the text that was shown is not kept separately.
      xml: text_xml ?? consentOf(context, wordsOf(version), type).xml,
    })),
  };
}

/** The customer's consents: read, requested, and withdrawn. They are given in `set-consent.ts`. */
export const personAgreements: Pick<Handlers, "getPersonAgreements" | "setPersonAgreements" | "checkConsent"> = {
  getPersonAgreements: async (_, context) => {
    const agreements = [];
    for (const type of consentTypes) agreements.push(await agreementView(type, context));
    return { agreements };
  },
  setPersonAgreements: async ({ type }, context) => {
    const { customer, db, locale, now, services } = context;
    // Two tabs, and a purchase that begins meanwhile, wait for each other here.
    await db.selectFrom("customer").select("id").where("id", "=", customer.id).forNoKeyUpdate().execute();
    const obligations = [...(await obligationsOf(context, type))];
    if (obligations.length > 0) return { status: "error", success: false, message: text(locale, "consent.stands"), obligations };
    const withdrawn = await db
      .updateTable("consent")
      .set({ withdrawn_at: moment(now) })
      .where("customer_id", "=", customer.id)
      .where("type", "=", type)
      .where("withdrawn_at", "is", null)
      .returning("id")
      .execute();
    const [first] = withdrawn;
    // It is withdrawn already, by another tab.
    if (!first) return { status: "ok", success: true };
    // Started but not confirmed by its code: it cannot continue without the consent.
    if (type === personalData)
      await db
        .updateTable("application")
        .set({ state: "withdrawn" })
        .where("customer_id", "=", customer.id)
        .where("state", "=", "awaiting_code")
        .execute();
    // What the fund and the bureau answered was asked by it.
    if (type === pensionConsentType) await db.deleteFrom("pension_lookup").where("customer_id", "=", customer.id).execute();
    await notify(db, services.random, now, {
      key: `consentWithdrawn/${first.id}`,
      customerId: customer.id,
      kind: "consentWithdrawn",
      data: {},
      url: "/cabinet/info#consents",
    });
    context.afterCommit(async () => {
      securityEvent(context, "consent-withdrawn");
      return {};
    });
    return { status: "ok", success: true };
  },

  checkConsent: async ({ type }, { customer, db, now }) => {
    const inForce = versionOn(today(now), type);
    const standing = consentStanding(await consentsOf(db, customer.id, type), inForce);
    return { status: "ok", success: standing === "inForce", standing, version: inForce.name };
  },
};
