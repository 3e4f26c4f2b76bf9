// Builds the pages into `exported`, as `npm start` serves them: stubs from the routes, the shell's data from the recording, the export, and what
// follows it. What a production has beside them is made of that folder by `for-production.ts`.
import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { locales } from "@shanyraq/i18n";
import { brand } from "../src/brand.ts";
import { writeFeeds } from "./feeds.ts";
import { finish } from "./finish.ts";
import { writeSearchIndex } from "./search-index.ts";
import { writeSiteMap } from "./site-map.ts";
import { sourceDate } from "./source-date.ts";
import { securityText } from "./security-text.ts";

const site = path.resolve(import.meta.dirname, "..");
const recordings = path.resolve(site, "../packages/gateway/recorded");
const read = (locale: string, call: string) => JSON.parse(readFileSync(path.join(recordings, locale, `${call}.json`), "utf8")) as unknown;

await import("./pages.ts");
await import("./page-messages.ts");

mkdirSync(path.join(site, "src/generated"), { recursive: true });
mkdirSync(path.join(site, "public/lang"), { recursive: true });
writeFileSync(path.join(site, "src/generated/recording.json"), `${JSON.stringify({ at: 0 })}\n`);
for (const locale of locales) {
  const shell = { menus: read(locale, "menus"), socials: read(locale, "socials"), company: read(locale, "company") };
  writeFileSync(path.join(site, `src/generated/shell.${locale}.json`), `${JSON.stringify(shell)}\n`);
  // The specification's language files, from the same catalogues as the pages.
  copyFileSync(path.resolve(site, `../packages/i18n/dist/raw/${locale}.json`), path.join(site, `public/lang/${locale}.json`));
}

writeSearchIndex(path.join(site, "public"));
// What has a page of its own: hosts of static files lead everything else to a shell.
copyFileSync(path.join(recordings, "entries.json"), path.join(site, "public/entries.json"));

/** Runs one part of the build and says how long it took; `npm start` shows it. */
async function timed(part: string, run: () => unknown): Promise<void> {
  const began = performance.now();
  await run();
  console.log(`${part}: ${Math.round(performance.now() - began)} ms`);
}

const exported = path.join(site, "exported");
rmSync(exported, { recursive: true, force: true });
mkdirSync(exported);
// Next exports into `out`, where a production's site stands: that one is put aside meanwhile.
const [out, aside] = [path.join(site, "out"), path.join(site, "out-aside")];
const moveIfThere = (from: string, to: string) => void (existsSync(from) && renameSync(from, to));
if (!existsSync(aside)) moveIfThere(out, aside);
rmSync(out, { recursive: true, force: true });
try {
  await timed("next build", () =>
    execFileSync("next", ["build"], { cwd: site, stdio: "inherit", env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1" } }),
  );
  renameSync(out, path.join(exported, "out"));
} finally {
  rmSync(out, { recursive: true, force: true });
  moveIfThere(aside, out);
}
mkdirSync(path.join(exported, "out/.well-known"), { recursive: true });
writeFileSync(
  path.join(exported, "out/.well-known/security.txt"),
  securityText({ contact: brand.securityContact, origin: process.env["SITE_ORIGIN"], now: sourceDate() }),
);
const pages = path.join(exported, "out");
const origin = process.env["SITE_ORIGIN"] ?? "http://localhost:3000";
writeFeeds(pages, origin);
writeSiteMap(pages, origin);
await timed("policies and first paint", () => finish(pages));
