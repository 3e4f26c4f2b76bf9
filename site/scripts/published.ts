import { readFileSync } from "node:fs";
import path from "node:path";
import type { CallName, Output } from "@shanyraq/calls";
import type { Locale } from "@shanyraq/i18n";

/** What the provider answered to public calls. */
export interface PublicAnswers {
  readonly published: <N extends CallName>(locale: Locale, call: N, entry?: string) => Output<N>;
  readonly publishedPages: () => readonly string[];
}

/** What was recorded in a folder. */
export const publishedIn = (recordings: string): PublicAnswers => ({
  published: <N extends CallName>(locale: Locale, call: N, entry?: string) =>
    JSON.parse(readFileSync(path.join(recordings, locale, `${call}${entry ? `.${entry}` : ""}.json`), "utf8")) as Output<N>,
  publishedPages: () =>
    (JSON.parse(readFileSync(path.join(recordings, "entries.json"), "utf8")) as { readonly pages: readonly string[] }).pages,
});

/** What was recorded for the build. */
export const ofBuild = publishedIn(path.resolve(import.meta.dirname, "../../packages/gateway/recorded"));
export const { published, publishedPages } = ofBuild;
