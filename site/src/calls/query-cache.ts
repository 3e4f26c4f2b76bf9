/** What is known of an answer: nothing at first; a failure leaves what was known before it. */
export interface KnownAnswer<T> {
  readonly data: T | undefined;
  readonly error: unknown;
}

export interface QueryCache<T> {
  readonly read: () => KnownAnswer<T>;
  readonly subscribe: (changed: () => void) => () => void;
  /** Asks again; resolves when the latest question is answered or has failed. */
  readonly again: () => Promise<void>;
  /** Puts something else in the place of what is known: an answer that is still on its way no longer counts. */
  readonly replace: (data: T) => void;
}

/** Keeps the answer to one question for every part of the page that wants it, and takes only the answer to the latest asking. */
export function queryCache<T>(ask: () => Promise<T>): QueryCache<T> {
  let known: KnownAnswer<T> = { data: undefined, error: undefined };
  let turn = 0;
  let latest = Promise.resolve();
  const listeners = new Set<() => void>();
  const publish = (next: KnownAnswer<T>) => {
    // The same answer is the same object, so that nobody draws it again.
    const same = JSON.stringify(next.data) === JSON.stringify(known.data);
    if (same && next.error === known.error) return;
    known = same ? { ...next, data: known.data } : next;
    for (const changed of listeners) changed();
  };
  const answered = async (mine: number) => {
    const next = await ask().then(
      (data) => ({ data, error: undefined }),
      (error: unknown) => ({ data: known.data, error: error ?? new Error("No answer") }),
    );
    if (mine === turn) publish(next);
  };
  return {
    read: () => known,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    again: async () => {
      turn += 1;
      latest = answered(turn);
      for (let waited: Promise<void> | undefined; waited !== latest;) {
        waited = latest;
        await waited;
      }
    },
    replace: (data) => {
      turn += 1;
      publish({ data, error: undefined });
    },
  };
}
