import type { Output } from "@shanyraq/calls";
import { insuredEvents } from "@shanyraq/calls/vocabulary";
import type { Selectable } from "kysely";
import { productNames } from "../../domain/entries/product-names.ts";
import type { Tables } from "../../platform/database/tables.ts";
import type { Handlers, SignedIn } from "../../platform/server/context.ts";
import { today } from "../../platform/server/moment.ts";
import { canWithdraw } from "../../domain/claims/claim-case.ts";
import { caseOfStatement } from "../../domain/claims/claim-words.ts";
import { claimStanding } from "./checks.ts";

/** As many as anybody looks through, the newest first. */
const MAX_REPORTS = 50;

type Statement = Selectable<Tables["statement"]>;
type Shown = Output<"userClaims">["data"][number];

/** Reports that the customer sent or claimed of, and those of their contracts. */
const reportsOf = ({ db, customer }: SignedIn): Promise<readonly Statement[]> =>
  db
    .selectFrom("statement")
    .selectAll()
    .where("kind", "=", "insuredEvent")
    .where(({ eb, or, exists, selectFrom }) =>
      or([
        eb("customer_id", "=", customer.id),
        exists(
          selectFrom("statement as claim")
            .select("claim.id")
            .whereRef("claim.event_id", "=", "statement.id")
            .where("claim.customer_id", "=", customer.id),
        ),
        exists(
          selectFrom("contract")
            .select("contract.id")
            .whereRef("contract.id", "=", "statement.contract_id")
            .where("contract.customer_id", "=", customer.id),
        ),
      ]),
    )
    .orderBy("created_at", "desc")
    .orderBy("number", "desc")
    .limit(MAX_REPORTS)
    .execute();

async function contractOf({ db, customer, locale }: SignedIn, { contract_id: contractId }: Statement): Promise<Pick<Shown, "contract">> {
  if (contractId === null) return {};
  const { customer_id: owner, ...row } = await db
    .selectFrom("contract")
    .select(["number", "product", "customer_id"])
    .where("id", "=", contractId)
    .executeTakeFirstOrThrow();
  const names = await productNames(db, locale);
  // Its page opens to its owner alone.
  return { contract: { number: row.number, product: names[row.product] ?? row.product, ...(owner === customer.id && { id: contractId }) } };
}

/** What happened and when, as it was reported: for whoever sent it, and not for the owner of a contract that another reported of. */
function eventOf({ details }: Statement): Pick<Shown, "event" | "eventDate"> {
  const { event: name, eventDate }: Readonly<Record<string, unknown>> = details;
  const event = insuredEvents.find((one) => one === name);
  return { ...(event && { event }), ...(typeof eventDate === "string" && { eventDate }) };
}

type Events = Pick<Shown, "events">;

async function eventsOf(db: SignedIn["db"], id: string): Promise<Events> {
  const rows = await db.selectFrom("statement_event").select(["status", "at"]).where("statement_id", "=", id).orderBy("seq").execute();
  return { events: rows.map(({ status, at }) => ({ status, date: today(Date.parse(at)) })) };
}

/** What another reported of the customer's contract: when, and whether it is dealt with. A decision and a refusal are between the insurer and the claimant. */
async function ofAnother({ db }: SignedIn, { id, created_at: at }: Statement): Promise<Events & Pick<Shown, "isFinished">> {
  const standing = await caseOfStatement(db, id);
  const isFinished = standing !== undefined && !canWithdraw(standing);
  return { isFinished, events: [{ status: "received", date: today(Date.parse(at)) }] };
}

async function shown(context: SignedIn, report: Statement): Promise<Shown> {
  const { db, customer } = context;
  const claim = await db
    .selectFrom("statement")
    .selectAll()
    .where("event_id", "=", report.id)
    .where("kind", "=", "claim")
    .orderBy("created_at", "desc")
    .executeTakeFirst();
  const isOwn = report.customer_id === customer.id || claim?.customer_id === customer.id;
  const about = { number: report.number, isOwn, ...(await contractOf(context, report)) };
  if (!isOwn) return { ...about, ...(await ofAnother(context, report)) };
  return {
    ...about,
    ...(await eventsOf(db, claim?.id ?? report.id)),
    ...eventOf(report),
    ...(claim && { claimNumber: claim.number }),
    ...(await claimStanding(context, report.id, { isSignedIn: true })),
  };
}

/** What the customer reported and claimed, with what they may do of it, and what others reported of their contracts. */
export const userClaims: Pick<Handlers, "userClaims"> = {
  userClaims: async (_, context) => {
    const data: Shown[] = [];
    for (const report of await reportsOf(context)) data.push(await shown(context, report));
    return { status: "ok", success: true, data };
  },
};
