import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const read = (file: string): Uint8Array => readFileSync(require.resolve(`@expo-google-fonts/golos-text/${file}`));

/** The site's own typeface with every Kazakh letter; read once, embedded in each document by the letters it uses. */
export const fonts = {
  regular: read("400Regular/GolosText_400Regular.ttf"),
  bold: read("600SemiBold/GolosText_600SemiBold.ttf"),
} as const;
export type FontName = keyof typeof fonts;
