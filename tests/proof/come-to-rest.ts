import type { Page, Request } from "@playwright/test";

/** Nothing has changed for so long. */
const STILL_MS = 150;

/** A call that takes longer is one that is held open, as for news from the server. */
const HELD_MS = 4_000;
const asking = new WeakMap<Page, () => boolean>();

/** Whether some request of a page is not answered yet. */
function requestsOf(page: Page): () => boolean {
  const known = asking.get(page);
  if (known) return known;
  const open = new Map<Request, number>();
  page.on("request", (request) => open.set(request, performance.now()));
  const answered = (request: Request) => void open.delete(request);
  page.on("requestfinished", answered);
  page.on("requestfailed", answered);
  const waits = () => [...open.values()].some((since) => performance.now() - since < HELD_MS);
  asking.set(page, waits);
  return waits;
}

/** Counts the requests of a page from now on, for `comeToRest`. */
export const watchRequests = (page: Page): void => void requestsOf(page);

/**
 * Waits until a page has come to rest: its calls are answered, nothing says that it waits, fonts are there, and nothing has been drawn for a while.
 * A clock that counts down draws once a second and does not count.
 */
export async function comeToRest(page: Page): Promise<void> {
  const waits = requestsOf(page);
  do await still(page);
  while (waits());
}

async function still(page: Page): Promise<void> {
  await page.evaluate(async (stillMs) => {
    await document.fonts.ready;
    const waits = () => document.querySelector("[aria-busy=true], [data-entering], [data-exiting]") !== null;
    const ofClock = ({ target }: MutationRecord) =>
      (target instanceof Element ? target : target.parentElement)?.closest("[role=timer]") !== null;
    await new Promise<void>((rests) => {
      let quiet = setTimeout(look, stillMs);
      const watch = new MutationObserver((changes) => {
        if (!changes.every(ofClock)) again();
      });
      function again() {
        clearTimeout(quiet);
        quiet = setTimeout(look, stillMs);
      }
      function look() {
        if (waits()) return again();
        watch.disconnect();
        rests();
      }
      watch.observe(document.documentElement, { attributes: true, childList: true, subtree: true, characterData: true });
    });
    const ending = document.getAnimations().filter(({ effect }) => effect && effect.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  }, STILL_MS);
}

/** Walks down a page and back, so that what is drawn only when it is seen is there. */
export async function seeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((seen) => requestAnimationFrame(seen));
    for (let place = innerHeight; place < document.documentElement.scrollHeight; place += innerHeight) {
      scrollTo({ top: place, behavior: "instant" });
      await frame();
      await frame();
    }
    scrollTo({ top: 0, behavior: "instant" });
  });
  await comeToRest(page);
}
