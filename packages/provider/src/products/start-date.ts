import { addDays, isIsoDate } from "@shanyraq/rules";
import { refusing, taken, type Taken } from "./fields/field.ts";

const WITHIN_DAYS = 30;

/** The day a contract begins: today unless another was asked for, and not far ahead. */
export function startOf(given: unknown, day: string, moveStart: boolean): Taken<string> {
  if (given === undefined) return taken(day);
  const refused = refusing({ id: "error.calc.startDate", values: { days: WITHIN_DAYS }, field: "startDate", nearest: day });
  if (typeof given !== "string" || !isIsoDate(given)) return refused;
  if (given < day) return moveStart ? taken(day) : refused;
  return given <= addDays(day, WITHIN_DAYS) ? taken(given) : refused;
}
