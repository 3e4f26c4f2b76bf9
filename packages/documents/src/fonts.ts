import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font, type GlyphPosition, type GlyphRun } from "fontkit";
import { printedText } from "./printed-text.ts";

const require = createRequire(import.meta.url);

/** Words kept with their layout; a bound, for papers hold names and sums without end. */
const MAX_KEPT_WORDS = 20_000;

/**
 * A font whose words are laid out once for all documents: shaping a word costs more than everything else that is done to it, and papers repeat theirs.
 * PDFKit scales positions in place, so each asks for positions of its own.
 */
function keepLayouts(font: Font): Font {
  const kept = new Map<string, { readonly run: GlyphRun; readonly positions: readonly GlyphPosition[] }>();
  const shape = font.layout.bind(font);
  const layOut: Font["layout"] = (text, ...features) =>
    shape(
      printedText(text, (codePoint) => font.hasGlyphForCodePoint(codePoint)),
      ...features,
    );
  const layoutOf = (text: string) => {
    const run = layOut(text);
    return { run, positions: run.positions.map((position) => ({ ...position })) };
  };
  font.layout = (text, ...features) => {
    if (features.some((feature) => feature !== undefined)) return layOut(text, ...features);
    let one = kept.get(text);
    if (!one) {
      if (kept.size >= MAX_KEPT_WORDS) kept.clear();
      kept.set(text, (one = layoutOf(text)));
    }
    const { run, positions } = one;
    return Object.assign(Object.create(run) as GlyphRun, { positions: positions.map((position) => ({ ...position })) });
  };
  return font;
}

function fontOf(file: string): Font {
  const font = create(readFileSync(require.resolve(`@expo-google-fonts/golos-text/${file}`)));
  if (font.type !== "TTF") throw new Error("a typeface is one font, not a collection");
  // A glyph keeps the letter it was first drawn for: with all of them known beforehand a document's bytes do not depend on the ones before it.
  for (const codePoint of font.characterSet) font.glyphForCodePoint(codePoint);
  return keepLayouts(font);
}

/** The site's own typeface with every Kazakh letter; read once, embedded in each document by the letters it uses. */
export const fonts = {
  regular: fontOf("400Regular/GolosText_400Regular.ttf"),
  bold: fontOf("600SemiBold/GolosText_600SemiBold.ttf"),
} as const;
export type FontName = keyof typeof fonts;
