import { machineNow } from "../browser/clock.ts";

type Listener = (endsAt: number) => void;
const listeners = new Set<Listener>();
let known: number | undefined;

/** When the session expires, as the edge sent it with the user; kept apart from the session, whose readers do not need it. */
export const sessionEnd = {
  tell: (secondsLeft: number | undefined): void => {
    if (secondsLeft === undefined) return;
    known = machineNow() + secondsLeft * 1_000;
    for (const listener of listeners) listener(known);
  },
  /** Calls back with what is known, and with every later word of it. */
  hear: (listener: Listener): (() => void) => {
    if (known !== undefined) listener(known);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
