/** The cut letters (`packages/kit/scripts/often-letters.ts`) that pages of a language are set in: the first of them is asked for ahead. */
const ownLetters = {
  ru: ["cyrillic", "signs"],
  kk: ["cyrillic", "kazakh", "signs"],
  en: ["latin", "signs"],
} as const;

export interface LettersOfPage {
  /** Address of the file that most of the page is set in. */
  readonly ahead: string;
  /** The style sheet without the letters that can wait. */
  readonly css: string;
  /** Faces that are named once the page is painted: words of other languages, and whatever is rare. */
  readonly later: string;
}

/**
 * Divides the faces of a style sheet: those of the page's language from the first paint on, the others after it, so that a line that is still
 * bringing the page does not bring them with it. Until then their words stand in letters as wide (`kit/src/theme/font.css`).
 * @param lang of the page, by its first two letters; without one it is Russian.
 * @throws where the style sheet has no letters of that language.
 */
export function lettersOfPage(css: string, lang: string | undefined): LettersOfPage {
  const own = ownLetters[lang as keyof typeof ownLetters] ?? ownLetters.ru;
  const addressIn = (face: string) => /url\(([^)]+\.woff2)\)/.exec(face)?.[1];
  const isOwn = (address: string) => own.some((letters) => address.includes(`-${letters}-often`));
  const faces = (css.match(/@font-face\{[^}]*\}/g) ?? []).flatMap((face) => {
    const address = addressIn(face);
    return address === undefined ? [] : [{ face, address }];
  });
  const ahead = faces.find(({ address }) => address.includes(`-${own[0]}-often`));
  if (!ahead || faces.filter(({ address }) => isOwn(address)).length !== own.length)
    throw new Error(`the export has no letters of ${own.join(", ")}`);
  const later = faces.filter(({ address }) => !isOwn(address)).map(({ face }) => face);
  return { ahead: ahead.address, css: later.reduce((rest, face) => rest.replace(face, ""), css), later: later.join("") };
}
