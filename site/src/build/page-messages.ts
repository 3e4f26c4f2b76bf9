import { readFileSync } from "node:fs";
import path from "node:path";
import type { Locale } from "@shanyraq/i18n";
import { packMessages, type Messages, type PackedMessages } from "../locale/packed-messages.ts";

// Written by scripts/page-messages.ts from what each screen imports; in development every page has all texts.
const file = path.resolve(process.cwd(), "src/generated/page-messages.json");
const catalogues = path.resolve(process.cwd(), "../packages/i18n/dist");
const read = (file: string) => JSON.parse(readFileSync(file, "utf8")) as unknown;

/** The texts that a screen says beyond those of every page, in one language. */
export function messagesOf(locale: Locale, screen: string): PackedMessages {
  if (process.env.NODE_ENV === "development") return {};
  const all = read(path.join(catalogues, `${locale}.json`)) as Messages;
  const ids = (read(file) as Readonly<Record<string, readonly string[]>>)[screen] ?? [];
  return packMessages(Object.fromEntries(ids.map((id) => [id, all[id] ?? []])));
}
