import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { CallName, Output } from "@shanyraq/calls";
import type { Locale } from "@shanyraq/i18n";
import type { Entries } from "@shanyraq/routes";

// The build runs in the site's folder; the gateway's `record` task has run before (turbo.json). In development `npm run dev` records the
// product that runs (scripts/development.ts).
const recordings = path.resolve(
  process.cwd(),
  process.env.NODE_ENV === "development" ? "src/generated/development/recorded" : "../packages/gateway/recorded",
);

/** What the provider answered to a public call when the site was built. Fails the build where it was not recorded. */
export function recorded<N extends CallName>(locale: Locale, call: N, entry?: string): Output<N> {
  const file = path.join(recordings, locale, `${call}${entry ? `.${entry}` : ""}.json`);
  if (!existsSync(file)) throw new Error(`Not recorded: ${locale}/${call}${entry ? ` ${entry}` : ""}`);
  return JSON.parse(readFileSync(file, "utf8")) as Output<N>;
}

/** The slugs that were published when the site was built; those published later open through the shells. */
export const publishedEntries = (): Readonly<Record<Entries, readonly string[]>> =>
  JSON.parse(readFileSync(path.join(recordings, "entries.json"), "utf8")) as Record<Entries, string[]>;
