import { RecipeRefusal, texts, type Recipe } from "./recipe.ts";

const tint = (name: string, about: string, example: string) => ({
  name,
  about: `${about}: chroma (0 to 0.15) and hue (0 to 360) of OKLCH`,
  looks: /^0(?:\.\d+)?,\d{1,3}$/,
  example,
});

const put = (text: string, pattern: RegExp, value: string): string => {
  if (!pattern.test(text))
    throw new RecipeRefusal(`no ${pattern.source} in packages/brand/src/brand.ts any more: the recipe in scripts/add has to follow`);
  return text.replace(pattern, value);
};
const tintOf = (given: string): string => {
  const [chroma = 0, hue = 0] = given.split(",").map(Number);
  if (chroma > 0.15 || hue > 360) throw new RecipeRefusal(`${given}: chroma goes to 0.15 and hue to 360`);
  return `{ chroma: ${chroma}, hue: ${hue} }`;
};

export const brand: Recipe = {
  about: "another insurer: its name in three languages and the two colours that all others follow",
  arguments: [
    ...texts,
    tint("main", "the colour of headings, buttons and dark grounds", "0.08,20"),
    tint("accent", "the colour that stands out", "0.13,90"),
  ],
  make: ([ru = "", kk = "", en = "", main = "", accent = ""]) => ({
    files: {},
    changes: {
      "packages/brand/src/brand.ts": (text) => {
        const names = JSON.stringify({ ru, kk, en });
        const named = put(text, /(export const brandName = )\{[^}]*\}/, `export const brandName = ${names}`);
        const titled = put(
          named,
          /export const siteName = \{[^}]*\}/,
          `export const siteName = { ru: ${JSON.stringify(`${ru}. Страхование жизни`)}, kk: ${JSON.stringify(`${kk}. Өмірді сақтандыру`)}, en: ${JSON.stringify(`${en}. Life insurance`)} }`,
        );
        return put(
          titled,
          /export const brandTints = [^;]*;/,
          `export const brandTints = { main: ${tintOf(main)}, accent: ${tintOf(accent)} } as const;`,
        );
      },
    },
    next: [
      "In packages/brand/src/brand.ts the company itself is still to be told: its legal name, number, address, licence and phones, and the browser's own frame (themeColour).",
    ],
  }),
};
