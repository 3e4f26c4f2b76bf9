import { readFileSync } from "node:fs";
import path from "node:path";
import unicode from "@fontsource-variable/golos-text/unicode.json" with { type: "json" };
import { locales } from "@shanyraq/i18n";
import { describe, expect, test } from "vitest";
import { cut, sheet } from "../../scripts/font-subsets.ts";
import { frequentCharacters, unicodeRange } from "../../scripts/frequent-characters.ts";

const covers = (ranges: string, character: string): boolean =>
  ranges.split(",").some((range) => {
    const [from = "", to = from] = range.replace("U+", "").split("-");
    const code = character.codePointAt(0) ?? 0;
    return code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16);
  });
const often = Object.entries(frequentCharacters);
const all = often.map(([, { characters }]) => characters).join("");
const folder = path.join(import.meta.dirname, "font-subsets");

test("every Kazakh letter, and the sign of the tenge, comes from the font itself", () => {
  expect([..."ӘәҒғҚқҢңӨөҰұҮүҺһІі₸"].filter((character) => !all.includes(character))).toEqual([]);
});

describe("the often used characters", () => {
  test.each(often)("for %s are in their file of the family, and in no other", (file, { of, characters }) => {
    expect([...characters].filter((character) => !covers(unicode[of], character))).toEqual([]);
    const others = often.filter(([other]) => other !== file).map(([, other]) => other.characters);
    expect([...characters].filter((character) => others.some((other) => other.includes(character)))).toEqual([]);
  });
  test("are what the script cuts out of the family, and no more than 44 KB", async () => {
    const files = await cut();
    for (const [name, bytes] of files) expect(readFileSync(path.join(folder, name)).equals(bytes), name).toBe(true);
    expect([...files.values()].reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(44_000);
    expect(readFileSync(path.join(folder, "often.css"), "utf8")).toBe(sheet());
  });
  test.each(locales)("are all that the shell says in %s", (locale) => {
    const words = ["shell", "kit", "content", "calculators"].flatMap((name) =>
      Object.values(
        JSON.parse(readFileSync(path.resolve(import.meta.dirname, `../../../i18n/messages/${locale}/${name}.json`), "utf8")) as Record<
          string,
          string
        >,
      ),
    );
    const rare = new Set([...words.join("")].filter((character) => !all.includes(character) && !/\s|[\u00ad\u200b]/.test(character)));
    expect([...rare]).toEqual([]);
  });
  test("are written as CSS writes them", () => expect(unicodeRange("вабд№")).toBe("U+430-432, U+434, U+2116"));
});
