import { brand } from "@shanyraq/brand";
import type { Locale } from "@shanyraq/i18n";
import { plainFormText } from "@shanyraq/i18n/plain-form-text";
import { plainFormNames, plainFormPath } from "@shanyraq/routes/plain-forms";
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

/** What the page says in a browser that cannot run it: what to do, and who helps, by voice or in writing. */
interface Unsupported {
  readonly title: string;
  readonly text: string;
  /** What can be done all the same. */
  readonly forms: string;
  readonly links: readonly { readonly href: string; readonly text: string }[];
}
export function unsupportedText(locale: Locale): Unsupported {
  const say = messagesOf(locale);
  const { phone } = recorded(locale, "company");
  return {
    title: say["shell.unsupported.title"] ?? "",
    text: (say["shell.unsupported.text"] ?? "").replace("{phone}", phone).replace("{email}", brand.company.email),
    forms: plainFormText(locale, "plain.others"),
    links: plainFormNames.map((name) => ({ href: plainFormPath(locale, name), text: plainFormText(locale, `plain.${name}`) })),
  };
}
