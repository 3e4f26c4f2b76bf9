import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import { wording } from "@shanyraq/brand/wording";
import type { Locale } from "./locale.ts";
import { messageAreas, type MessageArea } from "./message-areas.ts";

/** Where the texts stand that people write. */
export const messagesFolder = path.resolve(import.meta.dirname, "../messages");

const areas = Object.keys(messageAreas) as readonly MessageArea[];

/** Whether a page may say the texts of an area. */
export const isOnPages = (area: MessageArea): boolean => !["server", "desk", "plain"].includes(messageAreas[area]);

/** Whether servers say the texts of a file of catalogues: they read them when they start. */
export function isOfServers(file: string): boolean {
  const area = areas.find((one) => one === path.basename(file, ".json"));
  return area !== undefined && ["server", "both", "desk", "plain"].includes(messageAreas[area]);
}

/**
 * The texts of a language as the insurer words them: those on disk now, of the wanted areas, in the brand's own wording where it has one.
 * @throws when an id occurs in two areas, a file belongs to no area, or a file is not JSON.
 */
export function readMessages(locale: Locale, wanted: (area: MessageArea) => boolean): Readonly<Record<string, string>> {
  const strange = readdirSync(path.join(messagesFolder, locale)).filter(
    (file) => !Object.hasOwn(messageAreas, path.basename(file, ".json")),
  );
  if (strange.length > 0) throw new Error(`${locale}/${strange.join(", ")}: not in src/message-areas.ts`);
  const messages: Record<string, string> = {};
  for (const area of areas.filter(wanted)) {
    const texts = JSON.parse(readFileSync(path.join(messagesFolder, locale, `${area}.json`), "utf8")) as Record<string, string>;
    for (const [id, message] of Object.entries(texts)) {
      if (id in messages) throw new Error(`${locale}/${area}.json: "${id}" stands in another area too`);
      messages[id] = wording[locale][id] ?? message;
    }
  }
  return messages;
}

/** Every text of the pages, as it is served. */
export const pageMessages = (locale: Locale): Readonly<Record<string, string>> => readMessages(locale, isOnPages);

/**
 * Every text of the pages, or of the areas that are wanted, parsed for react-intl as the build compiles it.
 * @throws where a text cannot be read, naming it.
 */
export function compiledMessages(
  locale: Locale,
  wanted: (area: MessageArea) => boolean = isOnPages,
): Readonly<Record<string, readonly MessageFormatElement[]>> {
  const compiled = (id: string, message: string) => {
    try {
      return parse(message);
    } catch (error) {
      throw new Error(`${locale} "${id}": ${error instanceof Error ? error.message : "not a message"}`, { cause: error });
    }
  };
  return Object.fromEntries(Object.entries(readMessages(locale, wanted)).map(([id, message]) => [id, compiled(id, message)]));
}
