import type { Locale } from "@shanyraq/i18n";
import { readFileSync } from "node:fs";
import path from "node:path";
import { recorded } from "./recorded.ts";

const messages = new Map<Locale, Readonly<Record<string, string>>>();
const messagesOf = (locale: Locale): Readonly<Record<string, string>> => {
  const read =
    messages.get(locale) ??
    (JSON.parse(readFileSync(path.resolve(process.cwd(), `../packages/i18n/dist/raw/${locale}.json`), "utf8")) as Record<string, string>);
  messages.set(locale, read);
  return read;
};

/** What the browser of a page that it cannot run is told: what to do, and a phone at which somebody helps. */
export function unsupportedText(locale: Locale): { readonly title: string; readonly text: string } {
  const say = messagesOf(locale);
  const { phone } = recorded(locale, "company");
  return { title: say["shell.unsupported.title"] ?? "", text: (say["shell.unsupported.text"] ?? "").replace("{phone}", phone) };
}
