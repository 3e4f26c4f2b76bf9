import { readFileSync } from "node:fs";
import path from "node:path";
import unicode from "@fontsource-variable/golos-text/unicode.json" with { type: "json" };
import { locales } from "@shanyraq/i18n";
import { describe, expect, test } from "vitest";
import { cut, sheet } from "../../scripts/letter-files.ts";
import { oftenLetters, unicodeRange } from "../../scripts/often-letters.ts";

const covers = (ranges: string, letter: string): boolean =>
  ranges.split(",").some((range) => {
    const [from = "", to = from] = range.replace("U+", "").split("-");
    const code = letter.codePointAt(0) ?? 0;
    return code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16);
  });
const often = Object.entries(oftenLetters);
const all = often.map(([, { letters }]) => letters).join("");
const folder = path.join(import.meta.dirname, "letters");

test("every Kazakh letter, and the sign of the tenge, comes from the font itself", () => {
  expect([..."ӘәҒғҚқҢңӨөҰұҮүҺһІі₸"].filter((letter) => !all.includes(letter))).toEqual([]);
});

describe("the often used letters", () => {
  test.each(often)("of %s are in their file of the family, and in no other", (file, { of, letters }) => {
    expect([...letters].filter((letter) => !covers(unicode[of], letter))).toEqual([]);
    const others = often.filter(([other]) => other !== file).map(([, other]) => other.letters);
    expect([...letters].filter((letter) => others.some((other) => other.includes(letter)))).toEqual([]);
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
    const rare = new Set([...words.join("")].filter((letter) => !all.includes(letter) && !/\s|[\u00ad\u200b]/.test(letter)));
    expect([...rare]).toEqual([]);
  });
  test("are written as CSS writes them", () => expect(unicodeRange("вабд№")).toBe("U+430-432, U+434, U+2116"));
});
