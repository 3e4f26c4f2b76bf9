import type { Outage } from "@shanyraq/flows";
import { toldValue } from "../browser/told-value.ts";

/**
 * That what somebody has just pressed failed because the service, or the line to it, is down. It is kept until it is read: what says it
 * may still be on its way.
 */
export const outages = toldValue<Outage>();
