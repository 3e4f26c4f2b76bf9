import { decimalOf } from "@shanyraq/rules";
import { keptTerms } from "../database/records/kept-terms.ts";
import { productNames } from "../entries/product-names.ts";
import type { Handlers } from "../server/context.ts";
import { today } from "../server/moment.ts";
import { filesOfEach } from "../underwriting/application-files.ts";
import { eventsOfEach } from "../underwriting/events.ts";

/** As many as a page of them shows. */
const MOST = 100;

export const userApplications: Pick<Handlers, "userApplications"> = {
  userApplications: async (_, { db, customer, locale }) => {
    const rows = await db
      .selectFrom("application")
      .leftJoin("purchase_order as order", "order.application_id", "application.id")
      .select(["application.id", "application.product", "application.terms", "application.state", "application.created_at"])
      .select(["order.number", "order.hash", "order.amount", "order.state as order_state"])
      .where("application.customer_id", "=", customer.id)
      .orderBy("application.created_at", "desc")
      .orderBy("application.id")
      .limit(MOST)
      .execute();
    const names = await productNames(db, locale);
    const ids = rows.map(({ id }) => id);
    const [events, files] = [await eventsOfEach(db, ids), await filesOfEach(db, ids)];
    return {
      data: rows.map(({ id, product, terms, state, created_at, number, hash, amount, order_state }) => ({
        id,
        number,
        product,
        product_name: names[product] ?? product,
        date: today(Date.parse(created_at)),
        state: order_state === "paid" ? ("paid" as const) : state,
        amount: decimalOf(amount ?? keptTerms(terms).instalment),
        hash: order_state === "awaiting_payment" ? hash : null,
        events: events
          .filter((event) => event.application_id === id)
          .map(({ kind, at, words }) => ({ kind, date: today(Date.parse(at)), words })),
        files: files
          .filter(({ applicationId }) => applicationId === id)
          .map(({ name, size, sentAt }) => ({ name, size, date: today(Date.parse(sentAt)) })),
      })),
    };
  },
};
