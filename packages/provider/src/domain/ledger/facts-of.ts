import type { ContractEvent, EventData, TakenPayment } from "../../platform/database/records/contract-event.ts";
import { today } from "../../platform/server/moment.ts";
import { isHoldEvent } from "./holds.ts";
import { withHeirs, type HeirsNamed, type OwedShare } from "./heirs-named.ts";
import { isLifeEvent } from "./life-facts.ts";
import type { Moved, Paid } from "./payments.ts";

export type Changed = EventData["changed"] & { readonly at: string };
export type AcceptedClaim = Omit<EventData["claimAccepted"], "shares"> & {
  readonly acceptedOn: string;
  readonly shares: readonly OwedShare[];
};
export type ShareDue = EventData["shareDue"] & { readonly on: string };
export type Ended = "terminated" | "cancelled" | "matured" | "madePaidUp";
export interface Facts {
  readonly issued: EventData["issued"] & { readonly at: string };
  readonly payments: readonly Paid[];
  readonly changes: readonly Changed[];
  readonly moved: readonly Moved[];
  /** As they were accepted; by a day, with their shares as heirs were named by then (`knownBy`). */
  readonly claims: readonly AcceptedClaim[];
  readonly heirs: readonly HeirsNamed[];
  /** Later payments of claims that have fallen due. */
  readonly later: readonly ShareDue[];
  readonly end: { readonly [K in Ended]?: EventData[K] & { readonly at: string } };
}

/** The events of a contract, sorted; undefined when they do not begin with the issue. */
export function factsOf(events: readonly ContractEvent[]): Facts | undefined {
  let facts: Facts | undefined;
  for (const event of events) {
    const { kind, at, data } = event;
    if (isLifeEvent(event) || isHoldEvent(event)) continue;
    if (kind === "issued")
      facts ??= { issued: { ...data, at }, payments: [], changes: [], moved: [], claims: [], heirs: [], later: [], end: {} };
    else if (facts && kind === "premiumPaid") facts = { ...facts, payments: [...facts.payments, { ...data, at }] };
    else if (facts && kind === "changed") facts = { ...facts, changes: [...facts.changes, { ...data, at }] };
    else if (facts && kind === "benefitPaid") facts = { ...facts, moved: [...facts.moved, { ...data, at }] };
    else if (facts && kind === "benefitReturned") facts = { ...facts, moved: [...facts.moved, { ...data, amount: -data.amount, at }] };
    else if (facts && kind === "claimAccepted") facts = { ...facts, claims: [...facts.claims, { ...data, acceptedOn: dayOf({ at }) }] };
    else if (facts && kind === "heirsNamed") facts = { ...facts, heirs: [...facts.heirs, { ...data, on: dayOf({ at }) }] };
    else if (facts && kind === "shareDue") facts = { ...facts, later: [...facts.later, { ...data, on: dayOf({ at }) }] };
    // What has ended does not end again.
    else if (facts) facts = { ...facts, end: { [kind]: { ...data, at }, ...facts.end } };
  }
  return facts;
}

/** The day of an event. */
export const dayOf = ({ at }: { readonly at: string }): string => today(Date.parse(at));

/** The later payments of a claim that have fallen due by a day. */
const laterOf = (later: readonly ShareDue[], claim: string, day: string): readonly OwedShare[] =>
  later.filter((one) => one.claim === claim && one.on <= day).map(({ share, dueOn }) => ({ ...share, dueOn }));

/** What claims owe in the place of a schedule since they were accepted, by a day. */
const takenLater = (later: readonly ShareDue[], claim: string, day: string): readonly TakenPayment[] =>
  later.flatMap((one) => (one.claim === claim && one.on <= day ? (one.taken ?? []) : []));

/** What has happened by a day; a contract exists from its issue on, on any requested day. */
export const knownBy = ({ issued, payments, changes, moved, claims, heirs, later, end }: Facts, day: string): Facts => ({
  issued,
  // In the order in which they were made: one may be reported after the next.
  payments: payments.filter((one) => dayOf(one) <= day).toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at)),
  changes: changes.filter((one) => dayOf(one) <= day),
  moved: moved.filter((one) => dayOf(one) <= day),
  claims: claims
    .filter(({ acceptedOn }) => acceptedOn <= day)
    .map((claim) => ({
      ...claim,
      ...(claim.taken && { taken: [...claim.taken, ...takenLater(later, claim.claim, day)] }),
      shares: withHeirs(
        [...claim.shares, ...laterOf(later, claim.claim, day)],
        heirs.filter((one) => one.claim === claim.claim && one.on <= day),
      ),
    })),
  heirs: [],
  later: [],
  end: Object.fromEntries(Object.entries(end).filter(([, one]) => dayOf(one) <= day)),
});

/** What was ordered to be paid out. A contract that matured before there were orders has an event of its own for it. */
export const movedOf = ({ issued, moved, end: { matured } }: Facts): readonly Moved[] => [
  ...(matured ? [{ at: matured.at, dueOn: issued.terms.endDate, amount: matured.amount }] : []),
  ...moved.map(({ at, dueOn, of, share, amount }) => ({ at, dueOn, amount, ...(of && { of }), ...(share && { share }) })),
];
