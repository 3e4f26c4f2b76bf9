import { addDays, hideSurname } from "@shanyraq/rules";
import { sql, type Kysely } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";
import type { Handlers } from "../../platform/server/context.ts";
import { fullName } from "../../platform/server/full-name.ts";
import { midnight } from "../../platform/server/midnight.ts";
import { isRefusal } from "../../platform/server/refusal.ts";
import { noteAccess } from "./note-access.ts";
import { staffFor } from "./staff.ts";

/** As much as somebody reads of a day; a busier one is read from the database. */
const MAX_ENTRIES = 1_000;
/** Cases and customers of one employee in a day, from which on the log marks them: more than a busy desk has. */
const MANY_A_DAY = 30;

/** The accesses of an office on a day of the insurer's. */
const accessesOn = (db: Kysely<Tables>, office: string, day: string) => {
  return db
    .selectFrom("staff_access as access")
    .innerJoin("customer as employee", "employee.id", "access.employee_id")
    .where("access.office", "=", office)
    .where("access.at", ">=", midnight(day))
    .where("access.at", "<", midnight(addDays(day, 1)));
};

/** How many cases and customers each employee has opened, whoever opened most first. */
async function readersOn(db: Kysely<Tables>, office: string, day: string) {
  const rows = await accessesOn(db, office, day)
    .select(["employee.surname", "employee.name", "employee.patronymic"])
    .select(sql<number>`count(DISTINCT access.case_id) FILTER (WHERE access.act IN ('caseViewed', 'fileOpened'))::int`.as("cases"))
    .select(sql<number>`count(DISTINCT access.customer_id) FILTER (WHERE access.act IN ('opened', 'viewed'))::int`.as("customers"))
    .groupBy(["employee.id", "employee.surname", "employee.name", "employee.patronymic"])
    .execute();
  return rows
    .map(({ cases, customers, ...employee }) => ({
      employee: fullName(employee),
      cases,
      customers,
      isMany: cases + customers >= MANY_A_DAY,
    }))
    .filter(({ cases, customers }) => cases + customers > 0)
    .toSorted((one, other) => other.cases + other.customers - (one.cases + one.customers));
}

/** What an office's staff did on a day, for its supervisor alone; that they have read it is written down as well. */
export const staffLog: Pick<Handlers, "staffLog"> = {
  staffLog: async ({ day }, context) => {
    const { db } = context;
    const staff = await staffFor(context, "readLog");
    if (isRefusal(staff)) return staff;
    const rows = await accessesOn(db, staff.office, day)
      .leftJoin("customer as served", "served.id", "access.customer_id")
      .select(["access.at", "access.act", "access.subject"])
      .select([
        "employee.surname",
        "employee.name",
        "employee.patronymic",
        "served.name as served_name",
        "served.surname as served_surname",
      ])
      .orderBy("access.at", "desc")
      .limit(MAX_ENTRIES)
      .execute();
    const readers = await readersOn(db, staff.office, day);
    await noteAccess(context, staff, { act: "logRead", subject: day });
    return {
      status: "ok",
      success: true,
      readers,
      entries: rows.map(({ at, act, subject, served_name, served_surname, ...employee }) => ({
        at,
        act,
        subject,
        employee: fullName(employee),
        customer: served_name === null || served_surname === null ? "" : hideSurname({ name: served_name, surname: served_surname }),
      })),
    };
  },
};
