import { readFileSync } from "node:fs";
import path from "node:path";
import type { CallName, Output } from "@shanyraq/calls";
import type { Locale } from "@shanyraq/i18n";

const recordings = path.resolve(import.meta.dirname, "../../packages/gateway/recorded");

/** What the provider answered to a public call when the site was recorded. */
export const published = <N extends CallName>(locale: Locale, call: N, entry?: string): Output<N> =>
  JSON.parse(readFileSync(path.join(recordings, locale, `${call}${entry ? `.${entry}` : ""}.json`), "utf8")) as Output<N>;

export const publishedPages = (): readonly string[] =>
  (JSON.parse(readFileSync(path.join(recordings, "entries.json"), "utf8")) as { readonly pages: readonly string[] }).pages;
