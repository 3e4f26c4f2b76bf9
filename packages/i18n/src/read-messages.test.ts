import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { locales } from "./locale.ts";
import { compiledMessages, pageMessages } from "./read-messages.ts";

const built = (file: string): unknown => JSON.parse(readFileSync(path.resolve(import.meta.dirname, "../dist", file), "utf8"));

it.each(locales)("the texts that development shows in %s are those of the build, parsed alike", (locale) => {
  expect(pageMessages(locale)).toEqual(built(`raw/${locale}.json`));
  expect(JSON.parse(JSON.stringify(compiledMessages(locale)))).toEqual(built(`${locale}.json`));
});
