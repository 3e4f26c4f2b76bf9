/**
 * Where a Kazakh word may be carried to the next line, by its syllables: each has one vowel. Sources: the section on carrying words (тасымал) of the rules of
 * Kazakh spelling, as school books give it: the break is before the consonant that begins the next syllable (ор-на-лас-ты-ру); of three consonants two stay
 * (құмырс-қа); й and у between two vowels begin the next syllable (да-йын-дық, са-уат); у and и that stand for a vowel and a glide are vowels, and the break is
 * after them (бу-ын, қи-ын); no letter is left or carried alone (ара, not а-ра); ь and ъ stay with the letter before them (компь-ютер).
 */
const VOWELS = "аәеёиоөуүұыіэюя";
const SIGNS = "ьъ";
export const SOFT_HYPHEN = "\u00AD";
const MIN_PART = 2;
/** A shorter word fits nearly everywhere; a break in it costs the reader more than it gives. */
const MIN_WORD = 8;

/** Words that were joined of two: they break where they were joined, and each by its own syllables. */
const JOINED = ["құпия-сөз", "кәсіп-орын", "қазақ-стан", "зейнет-ақы", "еңбек-ақы", "сыйлық-ақы", "шәкірт-ақы"].map((word) => {
  const at = word.indexOf("-");
  return { root: word.replace("-", ""), at };
});

const isVowel = (letter = ""): boolean => letter !== "" && VOWELS.includes(letter);

/** У after a vowel, or before one at the beginning of a word, is a consonant (тау, уақыт). */
const isNucleus = (word: string, at: number): boolean =>
  isVowel(word[at]) && (word[at] !== "у" || !isVowel(at === 0 ? word[1] : word[at - 1]));

/** Where the syllables of a word in small letters begin, without the first. */
function syllablesOf(word: string): readonly number[] {
  const nuclei = [...word].flatMap((_, at) => (isNucleus(word, at) ? [at] : []));
  return nuclei.slice(1).map((vowel) => (isNucleus(word, vowel - 1) || SIGNS.includes(word[vowel - 1] ?? "") ? vowel : vowel - 1));
}

/** Where a word may be carried; empty for one that stays whole. */
export function breaksOf(word: string): readonly number[] {
  if (word.length < MIN_WORD) return [];
  const small = word.toLowerCase();
  const joined = JOINED.find(({ root }) => small.startsWith(root));
  const parts = joined ? [small.slice(0, joined.at), small.slice(joined.at)] : [small];
  let start = 0;
  const breaks: number[] = [];
  for (const part of parts) {
    if (start > 0) breaks.push(start);
    const inside = syllablesOf(part).filter((at) => at >= MIN_PART && part.length - at >= MIN_PART);
    breaks.push(...inside.map((at) => start + at));
    start += part.length;
  }
  return breaks;
}

/** A word of Kazakh letters between what is no part of a number, an address or a name with a sign. */
const WORD = /(^|[^\p{L}\p{N}@./_-])(\p{Lu}?[а-яёәғқңөұүһі]{7,60})(?![\p{L}\p{N}@/_-]|\.[\p{L}\p{N}])/gu;

/**
 * A Kazakh text whose long words may be carried: abbreviations, numbers, addresses and other alphabets stay whole.
 * @param isWide which of the words; all where it is left out.
 */
export const hyphenated = (text: string, isWide: (word: string) => boolean = () => true): string =>
  text.replace(WORD, (whole, before: string, word: string) => {
    if (!isWide(word)) return whole;
    const starts = [0, ...breaksOf(word)];
    return before + starts.map((start, index) => word.slice(start, starts[index + 1])).join(SOFT_HYPHEN);
  });

/** The text as it was written. */
export const unhyphenated = (text: string): string => text.replaceAll(SOFT_HYPHEN, "");
