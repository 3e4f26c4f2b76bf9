import type { CallReason } from "@shanyraq/flows";

/** Why somebody is to be called, and about which saved calculation. */
export interface CallWish {
  readonly reason: CallReason;
  readonly calculation?: string | undefined;
}

type Listener = (wish: CallWish) => void;
const listeners = new Set<Listener>();

/** Opens the call-back of the layout from wherever somebody asks for it. */
export const callMe = {
  ask: (reason: CallReason, calculation?: string): void => {
    for (const listener of listeners) listener({ reason, calculation });
  },
  hear: (listener: Listener): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
