const listeners = new Set<() => void>();

/** Opens the search of the layout from wherever somebody asks for it. */
export const siteSearch = {
  ask: (): void => {
    for (const listener of listeners) listener();
  },
  hear: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
