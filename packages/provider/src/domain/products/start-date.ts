import { addDays, isIsoDate } from "@shanyraq/rules";
import { refusing, fieldValue, type FieldResult } from "./fields/field.ts";

const WITHIN_DAYS = 30;

/** The first day of a contract: today unless another was requested, and not far ahead. */
export function startOf(given: unknown, day: string, moveStart: boolean): FieldResult<string> {
  if (given === undefined) return fieldValue(day);
  const refused = refusing({ id: "error.calc.startDate", values: { days: WITHIN_DAYS }, field: "startDate", nearest: day });
  if (typeof given !== "string" || !isIsoDate(given)) return refused;
  if (given < day) return moveStart ? fieldValue(day) : refused;
  return given <= addDays(day, WITHIN_DAYS) ? fieldValue(given) : refused;
}
