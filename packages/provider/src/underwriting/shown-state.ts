import type { ApplicationState, toldApplicationStates } from "@shanyraq/calls/vocabulary";

interface Known {
  readonly state: ApplicationState;
  /** Of the order that was made of it; null where none was. */
  readonly order_state: "awaiting_payment" | "paid" | null;
}

/** Where an application stands, to its owner, to the staff and to whoever else is shown it: what was ordered is paid once its order is. */
export const shownState = ({ state, order_state }: Known): (typeof toldApplicationStates)[number] =>
  order_state === "paid" ? "paid" : state;
