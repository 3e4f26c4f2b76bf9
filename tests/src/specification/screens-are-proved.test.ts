import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { locales } from "@shanyraq/i18n";
import { routeNames } from "@shanyraq/routes";
import { describe, expect, it } from "vitest";

const proof = path.resolve(import.meta.dirname, "../../proof");
const kept = (of: string): readonly string[] => readdirSync(path.join(proof, of)).toSorted();

describe.each(locales)("what is kept of the screens in %s", (locale) => {
  it.each(routeNames)("has what assistive technology is given of the route %s", (name) => {
    expect(existsSync(path.join(proof, "aria", locale, `${name}.txt`))).toBe(true);
  });

  it("is of the same screens as in the other languages", () => {
    expect(kept(`aria/${locale}`)).toEqual(kept("aria/ru"));
    expect(kept(`transcripts/${locale}`)).toEqual(kept("transcripts/ru"));
  });
});
