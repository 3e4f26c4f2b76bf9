/** `asleep` until the first call: who only reads loads nothing that waits. */
export type PendingState = "asleep" | "free" | "blocked";

let blocking = 0;
let state: PendingState = "asleep";
const listeners = new Set<() => void>();

function turn(): void {
  state = blocking > 0 ? "blocked" : "free";
  for (const changed of listeners) changed();
}

/** What the layout's loader stands for: calls that let nothing else be done until they have ended. */
export const pendingRequests = {
  read: (): PendingState => state,
  sleeps: (): boolean => state === "asleep",
  subscribe: (changed: () => void): (() => void) => {
    listeners.add(changed);
    return () => void listeners.delete(changed);
  },
  /** A call has started; the returned function ends it. */
  begin: (blocks: boolean): (() => void) => {
    if (blocks) blocking += 1;
    turn();
    return () => {
      if (blocks) blocking -= 1;
      turn();
    };
  },
};
