import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";
import { frequentCharacters, unicodeRange, weights, type FontSubset } from "./frequent-characters.ts";

const require = createRequire(import.meta.url);
const files = Object.keys(frequentCharacters) as readonly FontSubset[];

/** Name of the file of often used characters that is cut from a file of the family. */
export const nameOf = (file: FontSubset): string => `golos-${file}-often.woff2`;

/** As the formatter leaves it: a long list has a line of its own. */
const rangeLine = (range: string) => (range.length > 122 ? `\n    ${range}` : ` ${range}`);

/**
 * The style sheet that names the cut files; it follows that of the whole family, so that they are taken first. It promises every weight of the
 * family, since a browser takes all characters of a word from faces that promise the same.
 */
export const sheet = (): string =>
  `/* Written by scripts/write-font-subsets.ts. */\n${files
    .map(
      (file) => `@font-face {
  font-family: "Golos Text Variable";
  font-style: normal;
  font-display: swap;
  font-weight: 400 900;
  src: url("./${nameOf(file)}") format("woff2-variations");
  unicode-range:${rangeLine(unicodeRange(frequentCharacters[file].characters))};
}
`,
    )
    .join("")}`;

/** The often used characters of the family, cut out of its files in the weights that pages use. The licence (OFL) allows it: the family reserves no name. */
export const cut = async (): Promise<ReadonlyMap<string, Uint8Array>> =>
  new Map(
    await Promise.all(
      files.map(async (file) => {
        const { of, characters } = frequentCharacters[file];
        const whole = readFileSync(require.resolve(`@fontsource-variable/golos-text/files/golos-text-${of}-wght-normal.woff2`));
        return [nameOf(file), await subsetFont(whole, characters, { targetFormat: "woff2", variationAxes: { wght: weights } })] as const;
      }),
    ),
  );
