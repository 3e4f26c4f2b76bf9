import { staffDuties } from "@shanyraq/calls/vocabulary";
import { hideSurname } from "@shanyraq/rules";
import type { Handlers } from "../../platform/server/context.ts";
import { fullName } from "../../platform/server/full-name.ts";
import { today } from "../../platform/server/moment.ts";
import { isRefusal } from "../../platform/server/refusal.ts";
import { missingYear } from "../../domain/products/known-indicators.ts";
import { stateOf } from "./receptions.ts";
import { staffMay } from "./staff-duties.ts";
import { officeName, staffOf } from "./staff.ts";
import { workPage } from "./work-list.ts";

const DAY_MS = 86_400_000;
/** As many people as an office serves in a day. */
const MAX_RECEPTIONS = 200;

/** The desk of whoever serves customers: whom the office has served today, and what waits for an answer. */
export const desk: Pick<Handlers, "getEmployeeReception"> = {
  getEmployeeReception: async (chosen, context) => {
    const { customer, db, now } = context;
    const staff = await staffOf(context);
    if (isRefusal(staff)) return staff;
    const served = db
      .selectFrom("reception")
      .innerJoin("customer as served", "served.id", "reception.customer_id")
      .innerJoin("customer as serving", "serving.id", "reception.employee_id")
      .leftJoin("statement", "statement.id", "reception.statement_id")
      .selectAll("reception")
      .select(["served.name", "served.surname", "serving.name as employee_name", "serving.surname as employee_surname", "statement.number"])
      .where("reception.office", "=", staff.office)
      .where("reception.opened_at", ">", new Date(now - DAY_MS).toISOString())
      .orderBy("reception.opened_at", "desc")
      .limit(MAX_RECEPTIONS);
    const rows = staffMay(staff, "serveCustomers") ? await served.execute() : [];
    const day = today(now);
    const waiting = await workPage(context, staff, chosen);
    return {
      status: "ok",
      success: true,
      employee: fullName(customer),
      office: await officeName(staff.office, context),
      may: staffDuties.filter((duty) => staffMay(staff, duty)),
      pricesEnd: missingYear(now)?.from ?? null,
      today: rows
        .filter(({ opened_at }) => today(Date.parse(opened_at)) === day)
        .map((row) => ({
          requestID: row.id,
          name: hideSurname(row),
          topic: row.topic,
          state: stateOf(row, now),
          openedAt: row.opened_at,
          employee: hideSurname({ name: row.employee_name, surname: row.employee_surname }),
          own: row.employee_id === customer.id,
          number: row.number,
        })),
      ...waiting,
    };
  },
};
