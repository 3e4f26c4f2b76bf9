import type { RevocationSources } from "../revocation/evidence.ts";

const PATIENCE_MS = 10_000;
const KEEP_MS = 10 * 60_000;
/** A list that could not be had is asked for again sooner. */
const KEEP_PART_MS = 30_000;
/** The national lists have a few megabytes. */
const LARGEST = 32 * 1024 * 1024;

/**
 * Lists of revoked certificates from where authorities publish them, fetched anew every ten minutes. A list that cannot be had is
 * left out: what it would vouch for is then not known, and not taken.
 */
export function crlsOverHttp({
  urls,
  fetch,
  now,
}: {
  readonly urls: readonly string[];
  readonly fetch: (url: string, init?: RequestInit) => Promise<Response>;
  readonly now: () => number;
}): () => Promise<RevocationSources> {
  let kept: { until: number; readonly lists: Promise<readonly Uint8Array[]> } | undefined;
  const one = async (url: string): Promise<readonly Uint8Array[]> => {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
      if (!response.ok || Number(response.headers.get("content-length") ?? 0) > LARGEST) return [];
      const bytes = new Uint8Array(await response.arrayBuffer());
      return bytes.length > LARGEST ? [] : [bytes];
    } catch {
      return [];
    }
  };
  return async () => {
    // Those who ask meanwhile wait for the same answers.
    const current =
      kept && now() < kept.until ? kept : { until: now() + KEEP_MS, lists: Promise.all(urls.map(one)).then((all) => all.flat()) };
    kept = current;
    const crls = await current.lists;
    if (crls.length < urls.length) current.until = Math.min(current.until, now() + KEEP_PART_MS);
    return { crls };
  };
}
