/** Numbers that name something and count nothing, by what they name. Sums stand in groups of three, so a long row of figures is no sum. */
const NAMING = [
  // An account: "KZ86125KZT5004100100", or in groups of four.
  /KZ\d\d(?:[ \u00A0]?[\dA-Z]{4}){4}/,
  // A contract, a statement or a paper: "KV-2026-000001", "PA-2026-000001/1".
  /(?<![\p{L}\d])\p{Lu}{1,4}-\d{4}-\d{4,12}(?:\/\d{1,4})?/u,
  // A phone from abroad or from here: "+7 (727) 244-55-01", "8 800 080 20 20".
  /\+\d[\d \u00A0\u2011()-]{6,24}\d/,
  /(?<![\p{L}\d])8[ \u00A0(-]{1,2}\d{3}[) \u00A0\u2011-]{1,2}\d{3}[ \u00A0\u2011-]\d\d[ \u00A0\u2011-]\d\d(?!\d)/u,
  // A person, a firm, a document or a postal code: "950719300175", "N1234567", "050000".
  /(?<![\p{L}\d.,])\p{Lu}{0,3}(?:\d{7,}|0\d{3,5})(?![\p{L}\d]|[.,]\d)/u,
] as const;

/** Finds numbers that are spoken figure by figure; for the flag `u`. */
export const namingPattern: string = NAMING.map(({ source }) => source).join("|");
const ALL = new RegExp(namingPattern, "gu");

/** So many figures are remembered at once; a pause follows. */
const MAX_GROUP = 4;
const YEAR = /^(?:19|20)\d\d$/;

interface Group {
  readonly text: string;
  /** Where it stands in the number. */
  readonly from: number;
}

/** A number as it is spoken: in the groups in which it is written, the long ones in fours. The year of a contract is one word, and a group of its own. */
export function spokenGroups(number: string): readonly Group[] {
  return [...number.matchAll(/[+\p{L}\d]+/gu)].flatMap(({ 0: text, index }) =>
    Array.from({ length: Math.ceil(text.length / MAX_GROUP) }, (_, count) => ({
      text: text.slice(count * MAX_GROUP, (count + 1) * MAX_GROUP),
      from: index + count * MAX_GROUP,
    })),
  );
}

/** Whether a group of a number is the year in the number of a contract. */
export const isYearOf = (number: string, { text, from }: Group): boolean =>
  YEAR.test(text) && number.includes("-") && number[from - 1] === "-";

/** A text in which numbers are written as they are spoken, and where each of its letters stands in the text that it was made of. */
export interface SpelledText {
  readonly text: string;
  readonly placeOf: (position: number) => number;
}

/**
 * Writes phones, accounts, and numbers of people and contracts figure by figure, with a comma where a pause helps: voices of a system read them as quantities of
 * hundreds of milliards. Figures stay figures, so that a voice says them in its language.
 */
export function spelledNumbers(text: string): SpelledText {
  let spelled = "";
  const places: number[] = [];
  const write = (characters: string, at: number) => {
    spelled += characters;
    for (const _ of characters) places.push(at);
  };
  const copy = (from: number, to: number) => {
    for (let index = from; index < to; index += 1) write(text.charAt(index), index);
  };
  let done = 0;
  for (const { 0: number, index: start } of text.matchAll(ALL)) {
    copy(done, start);
    done = start + number.length;
    for (const group of spokenGroups(number)) {
      const from = start + group.from;
      if (group.from > 0) write(", ", places.at(-1) ?? from);
      if (isYearOf(number, group)) copy(from, from + group.text.length);
      else
        for (const [index, one] of [...group.text].entries())
          write(index === 0 || group.text[index - 1] === "+" ? one : ` ${one}`, from + index);
    }
  }
  copy(done, text.length);
  return { text: spelled, placeOf: (position) => places[position] ?? text.length };
}
