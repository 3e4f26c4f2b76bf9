import type { Outage } from "@shanyraq/flows";
import { createStore } from "../browser/create-store.ts";

/**
 * That what somebody has just pressed failed because the service, or the line to it, is down. It is kept until it is read: what says it
 * may still be on its way.
 */
export const outages = createStore<Outage>();
