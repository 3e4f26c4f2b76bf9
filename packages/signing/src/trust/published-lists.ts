import { fetchBounded, type Fetch } from "./fetch-bounded.ts";

const TIMEOUT_MS = 10_000;
/** How long a caller waits for a newer list while an older one is at hand. */
const RENEWAL_MS = 2_000;
const KEEP_MS = 10 * 60_000;
/** A list that could not be fetched is fetched again sooner. */
const KEEP_NOTHING_MS = 30_000;
/** The national lists have a few megabytes. */
const MAX_BYTES = 32 * 1024 * 1024;
/** More than all authorities of the country publish. */
const MAX_LISTS = 32;

interface CachedList {
  until: number;
  /** The newest that was had. */
  list: Uint8Array | undefined;
  readonly fetched: Promise<Uint8Array | undefined>;
}

const after = (ms: number) => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), ms);
  return { promise, end: () => clearTimeout(timer) };
};

/**
 * Lists of revoked certificates from where authorities publish them, fetched again every ten minutes. Concurrent callers wait for the same answer. A list that
 * cannot be fetched again is used further: it says itself until when it is valid, and the check of a signature looks at that. When a caller does not wait to
 * the end, the list still arrives for the next one.
 */
export function publishedLists({
  fetch,
  now,
}: {
  readonly fetch: Fetch;
  readonly now: () => number;
}): (url: string, waitMs?: number) => Promise<Uint8Array | undefined> {
  const kept = new Map<string, CachedList>();

  function renewed(url: string, list: Uint8Array | undefined): CachedList {
    const fetched = fetchBounded(fetch, url, { most: MAX_BYTES, timeoutMs: TIMEOUT_MS }).then((newer) => {
      if (newer) one.list = newer;
      else one.until = Math.min(one.until, now() + KEEP_NOTHING_MS);
      return one.list;
    });
    const one: CachedList = { until: now() + KEEP_MS, list, fetched };
    kept.set(url, one);
    return one;
  }

  return async (url, waitMs = TIMEOUT_MS) => {
    const known = kept.get(url);
    if (!known && kept.size >= MAX_LISTS) return undefined;
    const one = known && now() < known.until ? known : renewed(url, known?.list);
    const late = after(one.list ? RENEWAL_MS : waitMs);
    await Promise.race([one.fetched, late.promise]);
    late.end();
    return one.list;
  };
}
