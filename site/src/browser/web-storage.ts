interface StoredValue {
  /** What is kept of a key; null where nothing is, or where the browser refuses to say. */
  readonly read: (key: string) => string | null;
  /** Keeps a value, or with `undefined` forgets it. @returns whether it is done: a store may be full or forbidden, and the page works without it. */
  readonly keep: (key: string, value: string | undefined) => boolean;
}

/** A store is asked for each time: where it is forbidden, naming it throws. */
const webStorage = (store: () => Storage): StoredValue => ({
  read: (key) => {
    try {
      return store().getItem(key);
    } catch {
      return null;
    }
  },
  keep: (key, value) => {
    try {
      if (value === undefined) store().removeItem(key);
      else store().setItem(key, value);
      return true;
    } catch {
      return false;
    }
  },
});

/** What this browser keeps from one visit to the next. */
export const localWebStorage = webStorage(() => localStorage);
/** What a tab keeps until it is closed. */
export const sessionWebStorage = webStorage(() => sessionStorage);
