import { withoutRanges } from "./unicode-ranges.ts";

/** The cut letters (`packages/kit/scripts/frequent-characters.ts`) that pages of a language are set in: the first of them is asked for ahead. */
const ownSubsets = {
  ru: ["cyrillic", "signs"],
  kk: ["cyrillic", "kazakh", "signs"],
  en: ["latin", "signs"],
} as const;

export interface FontsOfPage {
  /** Address of the file that most of the page is set in. */
  readonly ahead: string;
  /** The style sheet without the letters that can wait. */
  readonly css: string;
  readonly family: string;
  /** Faces of other alphabets, of which nearly every page has a word: what `new FontFace` takes. */
  readonly later: readonly (readonly [address: string, unicodeRange: string])[];
}

/**
 * Divides the faces of a style sheet: those of the page's language from the first paint on, those of other alphabets after it, so that a line that is
 * still bringing the page does not bring them with it. Until then their words stand in letters as wide (`kit/src/theme/font.css`). What is rare comes
 * where a page has such a letter; it no longer names those that are often, or it would be asked for while they wait.
 * @param lang of the page, by its first two letters; without one it is Russian.
 * @throws where the style sheet has no letters of that language.
 */
export function fontsOfPage(css: string, lang: string | undefined): FontsOfPage {
  const own = ownSubsets[lang as keyof typeof ownSubsets] ?? ownSubsets.ru;
  const isOften = ({ address }: { readonly address: string }) => address.includes("-often");
  const isOwn = ({ address }: { readonly address: string }) => own.some((subset) => address.includes(`-${subset}-often`));
  const faces = (css.match(/@font-face\{[^}]*\}/g) ?? []).flatMap((face) => {
    const [, address] = /url\(([^)]+\.woff2)\)/.exec(face) ?? [];
    const [, range] = /unicode-range:([^;}]+)/.exec(face) ?? [];
    const [, family] = /font-family:"?([^;"]+)/.exec(face) ?? [];
    return address === undefined || range === undefined || family === undefined ? [] : [{ face, address, range, family }];
  });
  const ahead = faces.find(({ address }) => address.includes(`-${own[0]}-often`));
  if (!ahead || faces.filter(isOwn).length !== own.length) throw new Error(`the export has no letters of ${own.join(", ")}`);
  const often = faces.filter(isOften);
  const ranges = often.map(({ range }) => range);
  const edits = faces
    .filter((one) => !isOwn(one))
    .map((one) => [one.face, isOften(one) ? "" : one.face.replace(one.range, withoutRanges(one.range, ranges))] as const);
  return {
    ahead: ahead.address,
    css: edits.reduce((rest, [face, instead]) => rest.replace(face, instead), css),
    family: ahead.family,
    later: often.filter((one) => !isOwn(one)).map(({ address, range }) => [address, range]),
  };
}
