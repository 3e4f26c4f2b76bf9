import { WORK_DAYS } from "../appeals/answer-days.ts";
import { today } from "../../platform/server/moment.ts";
import { workingDaysAfter } from "../../platform/server/working-days.ts";

/** The day by which an application is decided that begins to wait for a person now. */
export const reviewDeadline = (now: number): string => workingDaysAfter(today(now), WORK_DAYS.application);
