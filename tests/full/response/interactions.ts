import type { Page } from "@playwright/test";

/** A phone of the cheapest kind, as Lighthouse has it. */
const SLOWER = 4;

/** How long each press and each key of a visit took until the frame that shows it; the browser tells of none under 16 ms. */
export interface Interactions {
  /** The longest: of fewer than fifty interactions that is INP (web.dev/articles/inp). */
  readonly inpMs: number;
  readonly count: number;
  /** The kind of the longest: `keydown`, `pointerup`. */
  readonly slowest: string;
}

/** Begins to count on a page that stands, with its processor at a quarter of its speed. */
export async function countInteractions(page: Page): Promise<() => Promise<Interactions>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.evaluate(() => {
    const seen: { readonly id: number; readonly name: string; readonly ms: number }[] = [];
    Object.assign(window, { seen });
    const observe = { type: "event", durationThreshold: 16 } as PerformanceObserverInit;
    new PerformanceObserver((list) => {
      for (const { name, duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId > 0) seen.push({ id: interactionId, name, ms: duration });
    }).observe(observe);
  });
  return async () => {
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    // Two frames and a turn of the event loop: the last press is measured too.
    await page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50)))));
    const seen = await page.evaluate(() => (window as unknown as { seen: { id: number; name: string; ms: number }[] }).seen);
    const [worst] = seen.toSorted((one, other) => other.ms - one.ms);
    return { inpMs: worst?.ms ?? 0, count: new Set(seen.map(({ id }) => id)).size, slowest: worst?.name ?? "none over 16 ms" };
  };
}
