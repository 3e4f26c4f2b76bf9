import type { CallFailure } from "@shanyraq/client";

type Listener = (failure: CallFailure) => void;
const listeners = new Set<Listener>();

/** Tells every failed call to whoever listens: a lost session opens the login over the page. Apart from the client, which content pages do not load. */
export const callFailures = {
  tell: (failure: CallFailure): void => {
    for (const listener of listeners) listener(failure);
  },
  hear: (listener: Listener): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
