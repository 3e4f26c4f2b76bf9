import { decimalOf, hideDocument, hideIin, hidePhone, type Tiyn } from "@shanyraq/rules";
import type { Kysely } from "kysely";
import { agreedPolicy } from "../../domain/agreed/agreed-policy.ts";
import { agreedInShort, readingsOf } from "../../domain/agreed/reading-of.ts";
import type { CustomerRow, Tables } from "../../platform/database/tables.ts";
import { productNames } from "../../domain/entries/product-names.ts";
import { contractsOf } from "../../domain/ledger/read.ts";
import type { Due } from "../../domain/products/dues.ts";
import type { Handlers, SignedIn } from "../../platform/server/context.ts";
import { fullName } from "../../platform/server/full-name.ts";
import { today } from "../../platform/server/moment.ts";
import { isRefusal } from "../../platform/server/refusal.ts";
import { shownState } from "../../domain/underwriting/shown-state.ts";
import { noteAccess } from "./note-access.ts";
import { IDLE_MS, openReception } from "./receptions.ts";
import { staffFor } from "./staff.ts";

/** As many of each as a desk needs. */
const MAX_EVENTS = 50;

/** What is to be paid next: all that is overdue at once, or what comes on its day. */
function dueOf(overdue: Tiyn, coming: Due | undefined) {
  if (overdue > 0) return { due: decimalOf(overdue) };
  return coming ? { due: decimalOf(coming.amount), dueOn: coming.dueDate } : {};
}

async function contractsShown({ db, locale, now }: SignedIn, customerId: string) {
  const names = await productNames(db, locale);
  const held = (await contractsOf(db, customerId, today(now))).slice(0, MAX_EVENTS);
  const readings = await readingsOf(db, held, { locale, numbers: "hidden" });
  return held.map(({ id, number, product, view }) => {
    const reading = readings.get(id);
    return {
      number,
      product: names[product] ?? product,
      status: view.status,
      ...dueOf(view.overdue, view.coming),
      named: reading ? [...agreedInShort(agreedPolicy(view, { number }), reading)] : [],
    };
  });
}

async function applicationsShown({ db, locale, now }: SignedIn, customerId: string) {
  const names = await productNames(db, locale);
  const rows = await db
    .selectFrom("application")
    .leftJoin("purchase_order as order", "order.application_id", "application.id")
    .select(["application.product", "application.state", "application.created_at", "order.state as order_state"])
    .where("application.customer_id", "=", customerId)
    .orderBy("application.created_at", "desc")
    .limit(MAX_EVENTS)
    .execute();
  return rows.map((row) => ({
    product: names[row.product] ?? row.product,
    state: shownState(row, today(now)),
    at: row.created_at,
  }));
}

async function statementsShown(db: Kysely<Tables>, customerId: string) {
  const rows = await db
    .selectFrom("statement")
    .innerJoin("statement_event as last", "last.statement_id", "statement.id")
    .select(["statement.number", "statement.kind", "statement.deadline", "last.status"])
    .where("statement.customer_id", "=", customerId)
    // What somebody wrote of misconduct is between them and those who look into it.
    .where("statement.kind", "<>", "compliance")
    .where("last.seq", "=", ({ selectFrom }) =>
      selectFrom("statement_event as every")
        .select(({ fn }) => fn.max("every.seq").as("seq"))
        .whereRef("every.statement_id", "=", "statement.id"),
    )
    .orderBy("statement.created_at", "desc")
    .limit(MAX_EVENTS)
    .execute();
  return rows;
}

const person = (customer: CustomerRow) => ({
  name: fullName(customer),
  number: customer.iin === null ? hideDocument(customer.id_number ?? "") : hideIin(customer.iin),
  birthDate: customer.birth_date,
  phone: hidePhone(customer.phone),
  email: customer.email,
  resident: customer.resident,
  inWriting: customer.in_writing,
  reading: customer.reading,
});

/** What an employee sees of the customer who has let them: no more than a desk needs, and with each look in the log. */
export const receptionCard: Pick<Handlers, "getEmployeeReceptionData"> = {
  getEmployeeReceptionData: async ({ requestID }, context) => {
    const { db } = context;
    const staff = await staffFor(context, "serveCustomers");
    if (isRefusal(staff)) return staff;
    const held = await openReception(context, staff, requestID);
    if (isRefusal(held)) return held;
    const customer = await db.selectFrom("customer").selectAll().where("id", "=", held.customer_id).executeTakeFirstOrThrow();
    await noteAccess(context, staff, { act: "viewed", customerId: customer.id });
    const contracts = await contractsShown(context, customer.id);
    const kept = await db.selectFrom("contract").select("number").where("id", "=", held.contract_id).executeTakeFirst();
    const files = await db.selectFrom("reception_file").select(["name", "size"]).where("reception_id", "=", requestID).execute();
    return {
      status: "ok",
      success: true,
      topic: held.topic,
      text: held.words,
      contractNumber: kept?.number ?? "",
      closesIn: IDLE_MS / 1_000,
      ...person(customer),
      files,
      contracts,
      applications: await applicationsShown(context, customer.id),
      statements: await statementsShown(db, customer.id),
    };
  },
};
