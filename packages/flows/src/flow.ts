/**
 * A flow is a pure description of a conversation: it takes the present state and
 * what just happened, and answers with the next state and what to do about it.
 * It never waits, fetches, stores or navigates; the code that runs it does.
 */
export interface Flow<State, Event, Effect> {
  readonly step: (state: State, event: Event) => Step<State, Effect>;
}

export type Step<State, Effect> = readonly [state: State, ...effects: readonly Effect[]];

/** Performs one effect and reports what came of it. */
export type Perform<Event, Effect> = (effect: Effect, report: (event: Event) => void) => void;

export interface Conversation<State, Event> {
  readonly send: (event: Event) => void;
  readonly state: State;
  /** Calls back after every change; returns how to stop it. */
  readonly subscribe: (changed: () => void) => () => void;
}

/** Keeps a flow's state and performs its effects; the only stateful part of this package. */
export function converse<State, Event, Effect>(
  flow: Flow<State, Event, Effect>,
  initial: State,
  perform: Perform<Event, Effect>,
): Conversation<State, Event> {
  let state = initial;
  const listeners = new Set<() => void>();
  const send = (event: Event): void => {
    const [next, ...effects] = flow.step(state, event);
    if (next !== state) {
      state = next;
      for (const changed of listeners) changed();
    }
    for (const effect of effects) perform(effect, send);
  };
  return {
    send,
    get state() {
      return state;
    },
    subscribe: (changed) => {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
  };
}
