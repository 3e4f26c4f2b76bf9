const MINUTE_MS = 60_000;

/** What is costly to know is looked at once a minute, however often it is asked for: a list of revoked certificates has megabytes to verify. */
export function onceAMinute<T>(read: () => Promise<T>, now: () => number): () => Promise<T> {
  let kept: Promise<T> | undefined;
  let at = Number.NEGATIVE_INFINITY;
  return () => {
    if (kept && now() - at < MINUTE_MS) return kept;
    at = now();
    const reading = read();
    kept = reading;
    // A failure is not kept.
    reading.catch(() => {
      if (kept === reading) kept = undefined;
    });
    return reading;
  };
}
