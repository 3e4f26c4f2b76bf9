import type { Page } from "@playwright/test";

interface Ears {
  readonly forget: () => void;
  readonly complaints: () => readonly string[];
}

const listening = new WeakMap<Page, Ears>();

/** What the page's console and its uncaught errors said since they were last forgotten. */
export function quietPage(page: Page): Ears {
  const known = listening.get(page);
  if (known) return known;
  const heard: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" && !isOfTheNetwork(message.text())) heard.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => heard.push(`uncaught: ${error.message}`));
  const ears = { forget: () => void heard.splice(0), complaints: () => [...heard] };
  listening.set(page, ears);
  return ears;
}

/** The browser's own line for a refused call: stories show failures on purpose. */
const isOfTheNetwork = (text: string) => text.startsWith("Failed to load resource: the server responded with a status of 503");
