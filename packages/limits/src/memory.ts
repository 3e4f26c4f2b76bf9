import type { SharedStore } from "./shared-store.ts";

interface Entry {
  count: number;
  readonly endsAt: number;
}

/** Kept at most; the oldest goes first. About 20 MB when full. */
const MAX_SUBJECTS = 100_000;
/** Entries looked at with every write: whatever the traffic, what has passed is gone after a write or two for each entry. */
const SWEEP_SIZE = 4;

/** The store of a single process. Pure but for its map: time comes from the given clock, in seconds since 1970. */
export function storeInMemory(nowSeconds: () => number, most: number = MAX_SUBJECTS): SharedStore & { readonly size: () => number } {
  const entries = new Map<string, Entry>();
  let round = entries.entries();

  function sweep(now: number): void {
    for (let looked = 0; looked < SWEEP_SIZE; looked += 1) {
      const { done, value } = round.next();
      if (done) {
        round = entries.entries();
        return;
      }
      const [key, { endsAt }] = value;
      if (endsAt <= now) entries.delete(key);
    }
  }
  const standing = (key: string, now: number): Entry | undefined => {
    const entry = entries.get(key);
    return entry && entry.endsAt > now ? entry : undefined;
  };
  function begin(key: string, endsAt: number, now: number): Entry {
    sweep(now);
    entries.delete(key);
    const oldest = entries.keys().next();
    if (entries.size >= most && !oldest.done) entries.delete(oldest.value);
    const entry = { count: 1, endsAt };
    entries.set(key, entry);
    return entry;
  }

  return {
    hit: async (key, windowSeconds) => {
      const now = nowSeconds();
      const before = standing(key, now);
      if (before) before.count += 1;
      const { count, endsAt } = before ?? begin(key, now + windowSeconds, now);
      return { count, secondsLeft: Math.ceil(endsAt - now) };
    },
    takeBack: async (key) => {
      const entry = entries.get(key);
      if (entry && entry.count > 1) entry.count -= 1;
      else entries.delete(key);
    },
    mark: async (key, seconds) => {
      const now = nowSeconds();
      if (standing(key, now)) return false;
      begin(key, now + seconds, now);
      return true;
    },
    isMarked: async (key) => standing(key, nowSeconds()) !== undefined,
    clear: async (key) => void entries.delete(key),
    close: async () => entries.clear(),
    size: () => entries.size,
  };
}
