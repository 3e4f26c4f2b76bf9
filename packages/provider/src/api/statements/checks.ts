import type { Output } from "@shanyraq/calls";
import { text } from "@shanyraq/i18n/text";
import type { Kysely } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";
import { productNames } from "../../domain/entries/product-names.ts";
import { contractsOf } from "../../domain/ledger/read.ts";
import { paperOfCase } from "../../domain/claim-papers/claim-paper.ts";
import { canReview, canSendPapers, canWithdraw } from "../../domain/claims/claim-case.ts";
import { laterPapers } from "../../domain/claim-files/later-papers.ts";
import { registeredClaim } from "../../domain/claim-registers/kept-answers.ts";
import { latestClaim } from "../../domain/claims/latest-claim.ts";
import { sharesOf } from "../../domain/claims/shares.ts";
import { caseOfStatement, claimWords } from "../../domain/claims/claim-words.ts";
import type { Context, Handlers } from "../../platform/server/context.ts";
import { shownDate } from "../../platform/messages/shown.ts";
import { today } from "../../platform/server/moment.ts";
import { fewEnquiries } from "../../platform/server/few-enquiries.ts";
import { sendPolicies } from "./send-policies.ts";

const notFound = { status: "ok", success: true, found: false } as const;
type Standing = Output<"status">;

/** Of a claim where it stands, and whose turn it is. A written refusal, with what was found, is for whoever is signed in as they were when they claimed. */
export async function claimStanding(
  { customer, db, locale, now, services }: Pick<Context, "customer" | "db" | "locale" | "now" | "services">,
  id: string,
  { isSignedIn }: { readonly isSignedIn: boolean },
): Promise<Pick<Standing, "claim">> {
  const standing = await caseOfStatement(db, id);
  if (!standing) return {};
  const paper = paperOfCase(standing);
  const sent = await db.selectFrom("statement").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const claim = await latestClaim(db, sent);
  const takesPapers = claim !== undefined && canSendPapers(standing, await sharesOf(db, claim.id));
  const registered = takesPapers ? (await registeredClaim(db, claim.id, { now, filesKeys: services.filesKeys })).papersFor(customer) : [];
  const later = takesPapers ? laterPapers(claim.details).filter((paper) => !registered.includes(paper)) : [];
  const { papers_removed_on: removedOn } = claim ?? sent;
  const words = claimWords(standing, locale);
  const asksAccount = standing.is === "accountAwaited" || standing.is === "sentBack";
  return {
    claim: {
      words: removedOn === null ? words : `${words} ${text(locale, "claim.papers.removed", { date: shownDate(removedOn) })}`,
      asksAccount,
      ...(canWithdraw(standing) && { canWithdraw: true }),
      ...(canReview(standing) && { canReview: true }),
      ...(takesPapers && { canSendPapers: true }),
      ...(later.length > 0 && { laterPapers: [...later] }),
      ...(registered.length > 0 && { registeredPapers: [...registered] }),
      ...(paper && (paper === "benefit" || isSignedIn) && { paper }),
    },
  };
}

async function statementStanding(context: Context, number: string, phoneEnd: string): Promise<Standing | undefined> {
  const { db } = context;
  const found = await db
    .selectFrom("statement")
    .select(["id", "number", "kind", "deadline"])
    .where("number", "=", number)
    .where("phone", "like", `%${phoneEnd}`)
    .executeTakeFirst();
  if (!found) return undefined;
  const events = await db
    .selectFrom("statement_event")
    .select(["status", "at"])
    .where("statement_id", "=", found.id)
    .orderBy("seq")
    .execute();
  const { number: shown, kind, deadline } = found;
  return {
    found: true,
    number: shown,
    kind,
    deadline,
    ...(await claimStanding(context, found.id, { isSignedIn: false })),
    events: events.map(({ status, at }) => ({ status, date: today(Date.parse(at)) })),
  };
}

async function orderStanding(db: Kysely<Tables>, number: string, phoneEnd: string): Promise<Standing | undefined> {
  const found = await db
    .selectFrom("purchase_order as order")
    .leftJoin("contract", "contract.id", "order.contract_id")
    // A guest's order is asked for by the phone of whose policy it pays.
    .innerJoin("customer", (on) => on.on(({ eb, fn }) => eb("customer.id", "=", fn.coalesce("order.customer_id", "contract.customer_id"))))
    .leftJoin("payment", "payment.id", "order.paid_by")
    .select(["order.number", "order.hash", "order.state", "order.created_at", "payment.paid_at"])
    .where("order.number", "=", number)
    .where("customer.phone", "like", `%${phoneEnd}`)
    .executeTakeFirst();
  if (!found) return undefined;
  const received = { status: "received", date: today(Date.parse(found.created_at)) } as const;
  const paid = found.paid_at === null ? [] : [{ status: "paid", date: today(Date.parse(found.paid_at)) } as const];
  const open = found.state === "awaiting_payment" && { hash: found.hash };
  return { found: true, number: found.number, kind: "order", deadline: null, ...open, events: [received, ...paid] };
}

export const checkHandlers: Pick<Handlers, "status" | "contractCheck"> = {
  status: async ({ number, phoneEnd }, context) => {
    const refused = await fewEnquiries(context);
    if (refused) return refused;
    const found = (await statementStanding(context, number, phoneEnd)) ?? (await orderStanding(context.db, number, phoneEnd));
    return found ? { status: "ok", success: true, ...found } : notFound;
  },
  contractCheck: async ({ number = "", iin = "", birthDate = "" }, context) => {
    const refused = await fewEnquiries(context);
    if (refused) return refused;
    const { db, locale, now } = context;
    if (number === "") {
      // An IIN and a birth date are known to many: nobody hears whether there is such a person, and the list goes to them.
      const holder = await db
        .selectFrom("customer")
        .select(["id", "phone", "locale"])
        .where("iin", "=", iin)
        .where("birth_date", "=", birthDate)
        .executeTakeFirst();
      context.afterAnswer(() => sendPolicies(holder, context));
      return { ...notFound, sent: true, data: [] };
    }
    const holder = await db.selectFrom("contract").select("customer_id").where("number", "=", number).executeTakeFirst();
    const held = holder ? await contractsOf(db, holder.customer_id, today(now)) : [];
    const found = held.find((contract) => contract.number === number);
    if (!found) return { ...notFound, data: [] };
    const names = await productNames(db, locale);
    const { product, view } = found;
    const { startDate: from, endDate: to } = view.terms;
    const data = [{ number, product: names[product] ?? product, status: view.status, since: view.since, from, to }];
    return { status: "ok", success: true, found: true, data };
  },
};
