import type { Page } from "@playwright/test";

/** Makes navigation wait until React has taken a page over: its scripts come after its first paint, which a load event does not wait for. */
export function answering(page: Page): Page {
  const taken = async () => {
    // React finishes the outermost element last. The check does not use the clock of the page, which some tests stop.
    const isTaken = () => {
      const drawn = document.querySelector("#__next > :last-child");
      return drawn === null || Object.keys(drawn).some((key) => key.startsWith("__reactFiber"));
    };
    await page.waitForFunction(isTaken);
  };
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil !== "commit") await taken();
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    await taken();
    return response;
  };
  return page;
}
