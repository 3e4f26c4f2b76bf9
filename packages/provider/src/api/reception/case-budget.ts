import { takeAll } from "@shanyraq/limits";
import type { SignedIn } from "../../platform/server/context.ts";
import { moment } from "../../platform/server/moment.ts";
import { refuseUntil, type Refusal } from "../../platform/server/refusal.ts";
import type { CaseKey } from "./case-circles.ts";

const DAY_MS = 86_400_000;
const MINUTE = 60;
const HOUR = 3_600;

/**
 * Counts a case that an employee opens against what one person works through in a day. A case that they have opened within a day is not
 * counted again: deciding it reads it once more.
 */
export async function takeCaseRead({ customer, db, guards, now }: SignedIn, { id }: CaseKey): Promise<Refusal | undefined> {
  const before = await db
    .selectFrom("staff_access")
    .select("id")
    .where("employee_id", "=", customer.id)
    .where("case_id", "=", id)
    .where("act", "in", ["caseViewed", "fileOpened"])
    .where("at", ">", moment(now - DAY_MS))
    .limit(1)
    .executeTakeFirst();
  if (before) return undefined;
  const taken = await takeAll(guards.casesReadBy(customer.id));
  if (taken.ok) return undefined;
  const seconds = taken.retryAfterSeconds;
  return seconds <= HOUR
    ? refuseUntil(seconds, "error.casesWait", { minutes: Math.ceil(seconds / MINUTE) })
    : refuseUntil(seconds, "error.casesDay", { hours: Math.ceil(seconds / HOUR) });
}
