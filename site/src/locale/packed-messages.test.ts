import { readFileSync } from "node:fs";
import path from "node:path";
import { locales } from "@shanyraq/i18n";
import { expect, it } from "vitest";
import { packMessages, unpackMessages, type Messages } from "./packed-messages.ts";

const compiled = (locale: string) =>
  JSON.parse(readFileSync(path.resolve(import.meta.dirname, `../../../packages/i18n/dist/${locale}.json`), "utf8")) as Messages;

it.each(locales)("every text in %s comes out of its packing as it went in, and is shorter in it", (locale) => {
  const all = compiled(locale);
  const packed = packMessages(all);
  expect(unpackMessages(JSON.parse(JSON.stringify(packed)) as typeof packed)).toEqual(all);
  expect(JSON.stringify(packed).length).toBeLessThan(JSON.stringify(all).length * 0.9);
});
