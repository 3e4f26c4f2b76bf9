// What pages import from generated files, as `next dev` is given it: all texts of a language with every page, the shell and what is
// published as they are now. The build divides and records them instead (page-messages.ts, build.ts); the `development` condition of
// `#generated/*` in package.json chooses these.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { locales } from "@shanyraq/i18n";
import { compiledMessages, pageMessages } from "@shanyraq/i18n/read-messages";
import { publishedIn } from "./published.ts";
import { writeSearchIndex } from "./search-index.ts";

const site = path.resolve(import.meta.dirname, "..");
const generated = path.join(site, "src/generated/development");

/** Where the recorder leaves what is published, and pages read it in development. */
export const recordings = path.join(generated, "recorded");

/** Writes what differs: hot reload answers every write. */
function write(target: string, content: unknown): void {
  const text = `${JSON.stringify(content)}\n`;
  if (existsSync(target) && readFileSync(target, "utf8") === text) return;
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

/**
 * Gives every page all texts of its language, as they stand in the catalogues now.
 * @throws where a catalogue cannot be read, naming the file or the text.
 */
export function writeMessages(): void {
  for (const locale of locales) {
    write(path.join(generated, `first.${locale}.json`), compiledMessages(locale));
    write(path.join(generated, `windows.${locale}.json`), {});
    write(path.join(generated, `later.${locale}.json`), {});
    write(path.join(site, `public/lang/${locale}.json`), pageMessages(locale));
  }
}

/** Lets pages that are open ask again for what is published. */
export const notifyPages = (): void => void write(path.join(generated, "recording.json"), { at: Date.now() });

/** Gives every page the shell of the recordings, and the search what it looks through. */
export function writeRecorded(): void {
  const read = (locale: string, call: string) => JSON.parse(readFileSync(path.join(recordings, locale, `${call}.json`), "utf8")) as unknown;
  for (const locale of locales) {
    const shell = { menus: read(locale, "menus"), socials: read(locale, "socials"), company: read(locale, "company") };
    write(path.join(generated, `shell.${locale}.json`), shell);
  }
  writeSearchIndex(path.join(site, "public"), publishedIn(recordings));
}
