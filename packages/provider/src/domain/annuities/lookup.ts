import type { LookupStanding } from "@shanyraq/calls/vocabulary";
import { pensionConsentType } from "@shanyraq/calls/vocabulary";
import { addDays } from "@shanyraq/rules";
import type { Kysely } from "kysely";
import { hasGiven } from "../consents/standing.ts";
import type { PensionLookup } from "../../platform/database/records/pension-event.ts";
import type { Tables } from "../../platform/database/tables.ts";
import type { PensionFund } from "../../platform/ports/pension-fund.ts";
import type { SignedIn } from "../../platform/server/context.ts";
import { moment, today } from "../../platform/server/moment.ts";
import { LOOKUP_DAYS } from "./legal-terms.ts";

type Source = "fund" | "bureau";
export type LookedUp =
  | { readonly standing: Exclude<LookupStanding, "found"> }
  | ({ readonly standing: "found" } & Omit<PensionLookup, "standing">);

/** What each is asked, and what is kept of its answer. */
const questions: { readonly [S in Source]: (fund: PensionFund, iin: string) => Promise<PensionLookup> } = {
  fund: async (fund, iin) => {
    const found = await fund.account(iin);
    return found ? { standing: "found", ...found } : { standing: "notFound" };
  },
  bureau: async (fund, iin) => {
    const found = await fund.record(iin);
    return found ? { standing: "found", ...found } : { standing: "notFound" };
  },
};

/** Asks the fund or the bureau about who is signed in, by their consent alone; what they answer is kept for the application. */
export async function lookUp(context: SignedIn, source: Source): Promise<LookedUp> {
  const { customer, db, now, requestId, services } = context;
  if (customer.iin === null) return { standing: "noNumber" };
  if (!services.pensionFund) return { standing: "closed" };
  if (!(await hasGiven(context, pensionConsentType))) return { standing: "noConsent" };
  let facts: PensionLookup;
  try {
    facts = await questions[source](services.pensionFund, customer.iin);
  } catch (error) {
    services.log({ level: "warn", event: "fund-silent", requestId, reason: error instanceof Error ? error.name : "unknown" });
    return { standing: "silent" };
  }
  const row = { facts: JSON.stringify(facts), asked_at: moment(now) };
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto("pension_lookup")
      .values({ customer_id: customer.id, source, ...row })
      .onConflict((conflict) => conflict.columns(["customer_id", "source"]).doUpdateSet(row))
      .execute();
    // Withdrawn while the fund was being asked: its answer is not kept.
    if (!(await hasGiven({ ...context, db: transaction }, pensionConsentType)))
      await transaction.deleteFrom("pension_lookup").where("customer_id", "=", customer.id).execute();
  });
  return facts.standing === "found" ? { ...facts, standing: "found" } : { standing: "notFound" };
}

/** What was answered about a customer not long ago. */
export async function knownOf(db: Kysely<Tables>, customerId: string, source: Source, now: number): Promise<PensionLookup | undefined> {
  const row = await db
    .selectFrom("pension_lookup")
    .select("facts")
    .where("customer_id", "=", customerId)
    .where("source", "=", source)
    .where("asked_at", ">", `${addDays(today(now), -LOOKUP_DAYS)}T00:00:00Z`)
    .executeTakeFirst();
  // Written by `lookUp` alone.
  return row && (row.facts as PensionLookup);
}
