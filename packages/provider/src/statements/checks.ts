import type { Output } from "@shanyraq/contract";
import type { Kysely } from "kysely";
import { productNames } from "../content/product-names.ts";
import { contractsOf, type HeldContract } from "../contracts/read.ts";
import type { Tables } from "../database/tables.ts";
import { today, type Handlers } from "../server/context.ts";
import { fewEnquiries } from "./few-enquiries.ts";

const notFound = { status: "ok", success: true, found: false } as const;
type Standing = Output<"status">;

/** Numbers as people copy them: with spaces, in small letters. */
const numberOf = (typed: string): string => typed.replace(/\s/g, "").toUpperCase();

async function statementStanding(db: Kysely<Tables>, number: string, phoneEnd: string): Promise<Standing | undefined> {
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
  return { found: true, number: shown, kind, deadline, events: events.map(({ status, at }) => ({ status, date: today(Date.parse(at)) })) };
}

async function orderStanding(db: Kysely<Tables>, number: string, phoneEnd: string): Promise<Standing | undefined> {
  const found = await db
    .selectFrom("purchase_order as order")
    .innerJoin("customer", "customer.id", "order.customer_id")
    .leftJoin("contract", "contract.order_id", "order.id")
    .select(["order.number", "order.created_at", "contract.created_at as issued_at"])
    .where("order.number", "=", number)
    .where("customer.phone", "like", `%${phoneEnd}`)
    .executeTakeFirst();
  if (!found) return undefined;
  const received = { status: "received", date: today(Date.parse(found.created_at)) } as const;
  const paid = found.issued_at === null ? [] : [{ status: "paid", date: today(Date.parse(found.issued_at)) } as const];
  return { found: true, number: found.number, kind: "order", deadline: null, events: [received, ...paid] };
}

async function heldBy(db: Kysely<Tables>, customerId: string | undefined, day: string): Promise<readonly HeldContract[]> {
  return customerId === undefined ? [] : contractsOf(db, customerId, day);
}

export const checkHandlers: Pick<Handlers, "status" | "contractCheck"> = {
  status: async ({ number, phoneEnd }, context) => {
    const refused = await fewEnquiries(context);
    if (refused) return refused;
    const typed = numberOf(number);
    const found = (await statementStanding(context.db, typed, phoneEnd)) ?? (await orderStanding(context.db, typed, phoneEnd));
    return found ? { status: "ok", success: true, ...found } : notFound;
  },
  contractCheck: async ({ number = "", iin = "", birthDate = "" }, context) => {
    const refused = await fewEnquiries(context);
    if (refused) return refused;
    const { db, locale, now } = context;
    const day = today(now);
    const typed = numberOf(number);
    const holder =
      typed === ""
        ? await db.selectFrom("customer").select("id").where("iin", "=", iin).where("birth_date", "=", birthDate).executeTakeFirst()
        : await db.selectFrom("contract").select("customer_id as id").where("number", "=", typed).executeTakeFirst();
    const held = (await heldBy(db, holder?.id, day)).filter((contract) => typed === "" || contract.number === typed);
    if (held.length === 0) return { ...notFound, data: [] };
    const names = await productNames(db, locale);
    return {
      status: "ok",
      success: true,
      found: true,
      data: held.map(({ number: own, product, view }) => ({
        number: own,
        product: names[product] ?? product,
        status: view.status,
        from: view.terms.startDate,
        to: view.terms.endDate,
      })),
    };
  },
};
