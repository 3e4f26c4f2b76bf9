import { todayIn } from "@shanyraq/rules";

export const TIME_ZONE = "Asia/Almaty";
/** The day of the insurer, as yyyy-mm-dd. */
export const today = (now: number): string => todayIn(now, TIME_ZONE);
/** An instant as tables keep it. */
export const moment = (ms: number): string => new Date(ms).toISOString();
/** The day of the insurer's on which a moment is. @param at a moment as the database keeps it. */
export const dayOf = (at: string): string => today(Date.parse(at));

const clock = new Intl.DateTimeFormat("en-GB", { timeZone: TIME_ZONE, hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
/** The time of the insurer's day, as hh:mm. @param ms of the instant. */
export const timeOf = (ms: number): string => clock.format(ms);
