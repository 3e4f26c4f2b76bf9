import { todayIn } from "@shanyraq/rules";

export const TIME_ZONE = "Asia/Almaty";
/** The day of the insurer, as yyyy-mm-dd. */
export const today = (now: number): string => todayIn(now, TIME_ZONE);
/** An instant as tables keep it. */
export const moment = (ms: number): string => new Date(ms).toISOString();
/** The day of the insurer's on which a moment is. @param at a moment as the database keeps it. */
export const dayOf = (at: string): string => today(Date.parse(at));
