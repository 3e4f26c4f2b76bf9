import { addDays } from "@shanyraq/rules";
import type { Handlers } from "../server/context.ts";
import { fullName } from "../server/full-name.ts";
import { maskedName } from "../server/masked-name.ts";
import { TIME_ZONE } from "../server/moment.ts";
import { isRefusal, refuse } from "../server/refusal.ts";
import { sql } from "kysely";
import { noteAccess } from "./note-access.ts";
import { staffOf } from "./staff.ts";

/** As much as somebody reads of a day; a busier one is read from the database. */
const MOST = 1_000;

/** What an office's staff did on a day, for its supervisor alone; that he has read it is written down as well. */
export const staffLog: Pick<Handlers, "staffLog"> = {
  staffLog: async ({ day }, context) => {
    const { db } = context;
    const staff = await staffOf(context);
    if (isRefusal(staff)) return staff;
    if (!staff.supervisor) return refuse(403, "error.notSupervisor");
    const midnight = (on: string) => sql<string>`${`${on} 00:00:00`}::timestamp AT TIME ZONE ${TIME_ZONE}`;
    const rows = await db
      .selectFrom("staff_access as access")
      .innerJoin("customer as employee", "employee.id", "access.employee_id")
      .leftJoin("customer as served", "served.id", "access.customer_id")
      .select(["access.at", "access.act", "access.subject"])
      .select([
        "employee.surname",
        "employee.name",
        "employee.patronymic",
        "served.name as served_name",
        "served.surname as served_surname",
      ])
      .where("access.office", "=", staff.office)
      .where("access.at", ">=", midnight(day))
      .where("access.at", "<", midnight(addDays(day, 1)))
      .orderBy("access.at", "desc")
      .limit(MOST)
      .execute();
    await noteAccess(context, staff, { act: "logRead", subject: day });
    return {
      status: "ok",
      success: true,
      entries: rows.map(({ at, act, subject, served_name, served_surname, ...employee }) => ({
        at,
        act,
        subject,
        employee: fullName(employee),
        customer: served_name === null || served_surname === null ? "" : maskedName({ name: served_name, surname: served_surname }),
      })),
    };
  },
};
