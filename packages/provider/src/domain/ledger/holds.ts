import { addDays, daysBetween } from "@shanyraq/rules";
import type { ContractEvent, EventData } from "../../platform/database/records/contract-event.ts";
import { today } from "../../platform/server/moment.ts";

/** Days on which a contract waits for a reported event to be decided, both of them within it; `to` is left open while it does. */
export interface Hold {
  /** The number of the report. */
  readonly report: string;
  readonly from: string;
  readonly to: string | undefined;
}

const kinds = ["claimHeld", "claimReleased"] as const satisfies readonly (keyof EventData)[];
type HoldEvent = Extract<ContractEvent, { readonly kind: (typeof kinds)[number] }>;

/** Events that say when a contract waited for a report: they move no money. */
export const isHoldEvent = (event: ContractEvent): event is HoldEvent => kinds.some((kind) => kind === event.kind);

/** When a contract waited for which report, as far as it is known by a day; in the order of their beginnings. */
export function holdsOf(events: readonly ContractEvent[], knownUntil: string): readonly Hold[] {
  let holds: readonly Hold[] = [];
  for (const event of events) {
    if (!isHoldEvent(event)) continue;
    const on = today(Date.parse(event.at));
    if (on > knownUntil) continue;
    const { report } = event.data;
    const isOpen = (one: Hold) => one.report === report && one.to === undefined;
    if (event.kind === "claimReleased") holds = holds.map((one) => (isOpen(one) ? { ...one, to: on } : one));
    else if (!holds.some(isOpen)) holds = [...holds, { report, from: on, to: undefined }];
  }
  return holds;
}

/**
 * The day that comes so many days after another, without the days of a hold: an owner who waited for a decision has as many days as before. A day on which the
 * hold lasted only an hour is given back whole.
 * @param upTo later events are not known.
 */
export function addRunningDays(from: string, days: number, holds: readonly Hold[], upTo: string): string {
  let end = addDays(from, days);
  let counted = from;
  for (const hold of holds) {
    const [first, last] = [hold.from > counted ? hold.from : addDays(counted, 1), hold.to !== undefined && hold.to < upTo ? hold.to : upTo];
    if (first > end || first > last) continue;
    end = addDays(end, daysBetween(first, last) + 1);
    counted = last;
  }
  return end;
}
