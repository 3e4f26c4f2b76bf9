import { readFileSync } from "node:fs";
import path from "node:path";
import { locales } from "@shanyraq/i18n";
import { beforeAll, describe, expect, it } from "vitest";
import { english, spokenBy, withoutLanguage } from "../testing/react-aria.ts";
import { ariaMessages } from "./aria-messages.ts";

const ours = path.resolve(import.meta.dirname, "..");
let spoken: readonly string[];
beforeAll(async () => {
  spoken = await spokenBy(ours);
});

describe("the own words of react-aria", () => {
  it("come from us in every package of it that our components use", () => {
    expect(spoken.length).toBeGreaterThan(0);
    expect(Object.keys(ariaMessages).toSorted()).toEqual(spoken.toSorted());
  });
  it("come from us in every word that such a package has in English", () => {
    const keysOf = (words: Readonly<Record<string, Readonly<Record<string, string>>>>) =>
      Object.fromEntries(Object.entries(words).map(([name, keys]) => [name, Object.keys(keys).toSorted()]));
    expect(keysOf(ariaMessages)).toEqual(keysOf(Object.fromEntries(spoken.map((name) => [name, english[name] ?? {}]))));
  });
  it.each(locales)("have a text in the catalogue of %s", (locale) => {
    const file = path.join(ours, `../../i18n/messages/${locale}/kit.json`);
    const catalogue = JSON.parse(readFileSync(file, "utf8")) as Readonly<Record<string, string>>;
    const texts = Object.values(ariaMessages).flatMap((keys) => Object.values(keys).map((id) => catalogue[id]));
    expect(texts.every((text) => typeof text === "string" && text !== "")).toBe(true);
  });
  it("follow the language wherever react-aria is drawn", () => {
    expect(withoutLanguage(ours)).toEqual([]);
  });
});
