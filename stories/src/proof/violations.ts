import type { Page } from "@playwright/test";

interface PageListener {
  readonly forget: () => void;
  readonly complaints: () => readonly string[];
}

const listening = new WeakMap<Page, PageListener>();

/** What the page's console and its uncaught errors said since they were last forgotten. */
export function listenToPage(page: Page): PageListener {
  const known = listening.get(page);
  if (known) return known;
  const messages: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" && !isOfTheNetwork(message.text())) messages.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => messages.push(`uncaught: ${error.message}`));
  const ears = { forget: () => void messages.splice(0), complaints: () => [...messages] };
  listening.set(page, ears);
  return ears;
}

/** The browser's own line for a refused call: stories show failures on purpose. */
const isOfTheNetwork = (text: string) => text.startsWith("Failed to load resource: the server responded with a status of 503");
