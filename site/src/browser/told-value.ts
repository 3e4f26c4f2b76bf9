/** A value that is told from anywhere on the page and drawn by the layout, as React's `useSyncExternalStore` reads it; undefined until it is told, or once it is taken back. */
export interface ToldValue<T> {
  readonly read: () => T | undefined;
  readonly subscribe: (changed: () => void) => () => void;
  readonly tell: (value: T | undefined) => void;
}

export function toldValue<T>(): ToldValue<T> {
  let told: T | undefined;
  const listeners = new Set<() => void>();
  return {
    read: () => told,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    tell: (value) => {
      told = value;
      for (const changed of listeners) changed();
    },
  };
}
