import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { locales } from "@shanyraq/i18n";
import { routeNames } from "@shanyraq/routes";
import { expect, it } from "vitest";

const proof = path.resolve(import.meta.dirname, "../../proof");
const kept = (of: string): readonly string[] => readdirSync(path.join(proof, of)).toSorted();

it.each(routeNames)("keeps the accessibility tree of the route %s", (name) => {
  expect(existsSync(path.join(proof, "aria", `${name}.txt`))).toBe(true);
});

it.each(locales)("keeps what a screen reader says in %s for the same steps as in Russian, each of which has its tree", (locale) => {
  expect(kept(`transcripts/${locale}`)).toEqual(kept("transcripts/ru"));
  expect(kept("aria")).toEqual(expect.arrayContaining([...kept(`transcripts/${locale}`)]));
});
