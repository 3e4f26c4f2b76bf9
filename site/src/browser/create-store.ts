/**
 * A value that is set from anywhere on the page and drawn by the layout, as React's `useSyncExternalStore` reads it; undefined until it is set, or once it is
 * removed.
 */
export interface Store<T> {
  readonly read: () => T | undefined;
  readonly subscribe: (changed: () => void) => () => void;
  readonly set: (value: T | undefined) => void;
}

export function createStore<T>(): Store<T> {
  let current: T | undefined;
  const listeners = new Set<() => void>();
  return {
    read: () => current,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    set: (value) => {
      current = value;
      for (const changed of listeners) changed();
    },
  };
}
