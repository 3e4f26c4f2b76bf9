import { workingDaysAfter } from "../../platform/server/working-days.ts";

/** Working days within which money that is owed to a customer is sent. */
export const PAYOUT_DAYS = 7;

/** By when it is sent at the latest. */
export const sentBy = (orderedOn: string): string => workingDaysAfter(orderedOn, PAYOUT_DAYS);
