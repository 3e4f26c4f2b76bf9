import { createClient, type Attempt } from "@shanyraq/client";
import type { Locale } from "@shanyraq/i18n";
import { PROVIDER, recordedFetch } from "../network/worker.ts";

/** The client as the site has it, in a language, over the recorded network. */
export const attemptIn = (language: Locale): Attempt =>
  createClient({
    side: "browser",
    url: (path) => `.${PROVIDER}${path}`,
    locale: () => language,
    fetch: recordedFetch,
    newKey: () => crypto.randomUUID(),
    report: () => {},
  }).attempt;

export const now = (): number => Date.now();
export const wait = (ms: number, then: () => void): (() => void) => {
  const timer = setTimeout(then, ms);
  return () => clearTimeout(timer);
};
