import type { ApplicationState, shownApplicationStates } from "@shanyraq/calls/vocabulary";
import { promisedUntil } from "../products/promise-policy.ts";
import { today } from "../../platform/server/moment.ts";

interface Known {
  readonly state: ApplicationState;
  /** Of the order that was made of it; null without an order. */
  readonly order_state: "awaiting_payment" | "paid" | null;
  readonly product: string;
  /** When it was applied for, as the database writes moments. */
  readonly created_at: string;
}

/** Not confirmed, paid for or decided against: a price waits for its money. */
const isWaiting = ({ state, order_state }: Known): boolean =>
  order_state !== "paid" && state !== "declined" && state !== "withdrawn" && state !== "awaiting_code";

/** The last day on which the price of an application holds; undefined when it does not await money. */
export const priceUntil = (known: Known): string | undefined =>
  isWaiting(known) ? promisedUntil(known.product, today(Date.parse(known.created_at))) : undefined;

/** The state of an application that its owner, the staff and others see: an ordered one is paid once its order is, and expires with its price. */
export function shownState(known: Known, day: string): (typeof shownApplicationStates)[number] {
  if (known.order_state === "paid") return "paid";
  const until = priceUntil(known);
  return until !== undefined && until < day ? "lapsed" : known.state;
}
