import type { CallReason } from "@shanyraq/flows";

type Listener = (reason: CallReason) => void;
const listeners = new Set<Listener>();

/** Opens the call-back of the layout from wherever somebody asks for it. */
export const callMe = {
  ask: (reason: CallReason): void => {
    for (const listener of listeners) listener(reason);
  },
  hear: (listener: Listener): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
