import type { PaperBlock } from "@shanyraq/rules/paper-page";

/** Terms of insurance that a paper uses and a reader may not know; each has its explanation among the texts (`paper.term.*`). */
export const paperTerms = [
  "policyholder",
  "insured",
  "beneficiary",
  "sumAssured",
  "premium",
  "surrenderValue",
  "insuredEvent",
  "endorsement",
  "annuity",
  "guaranteedPeriod",
  "rules",
  "paidUp",
] as const;
export type PaperTerm = (typeof paperTerms)[number];

/** How each term is written in a language, with its endings. Words as in `packages/i18n/terms.md`. */
const written: Readonly<Record<string, Readonly<Record<PaperTerm, string>>>> = {
  ru: {
    policyholder: "страховател\\p{L}+",
    insured: "застрахованн(?:ый|ого|ому|ым|ом|ые|ых|ая|ой|ую)",
    beneficiary: "выгодоприобретател\\p{L}+",
    sumAssured: "страхов(?:ая|ой|ую|ые|ых) сумм\\p{L}*",
    premium: "взнос\\p{L}*",
    surrenderValue: "выкупн(?:ая|ой|ую|ые|ых) сумм\\p{L}*",
    insuredEvent: "страхов(?:ой|ого|ому|ом|ым|ые|ых) случа\\p{L}+",
    endorsement: "дополнительн(?:ое|ого|ому|ым|ом) соглашени\\p{L}+",
    annuity: "аннуитет\\p{L}*",
    guaranteedPeriod: "гарантированн(?:ый|ого|ом) период\\p{L}*",
    rules: "правил\\p{L}* страхования",
    paidUp: "оплаченн(?:ый|ого|ому|ым|ом) договор\\p{L}*",
  },
  kk: {
    policyholder: "сақтанушы\\p{L}*",
    insured: "сақтандырылушы\\p{L}*",
    beneficiary: "пайда алушы\\p{L}*",
    sumAssured: "сақтандыру сома\\p{L}+",
    premium: "жарна\\p{L}*",
    surrenderValue: "сатып алу сома\\p{L}+",
    insuredEvent: "сақтандыру жағдай\\p{L}+",
    endorsement: "қосымша келісім\\p{L}*",
    annuity: "аннуитет\\p{L}*",
    guaranteedPeriod: "кепілдік мерзім\\p{L}+",
    rules: "сақтандыру қағида\\p{L}+",
    paidUp: "төленген шарт\\p{L}*",
  },
  en: {
    policyholder: "policyholders?",
    insured: "persons? insured",
    beneficiary: "beneficiar(?:y|ies)",
    sumAssured: "sums? assured",
    premium: "premiums?",
    surrenderValue: "surrender values?",
    insuredEvent: "insured events?",
    endorsement: "endorsements?",
    annuity: "annuit(?:y|ies)",
    guaranteedPeriod: "guaranteed periods?",
    rules: "insurance rules",
    paidUp: "paid-up polic(?:y|ies)",
  },
};

export interface TextPart {
  readonly text: string;
  /** Where the part is the first mention of a term in its paper. */
  readonly term?: PaperTerm;
}

/** The texts of a block in which terms are explained: not headings, which are read in a list of their own, and not cells. */
function textsOf(block: PaperBlock): readonly string[] {
  if (block.kind === "paragraph") return [block.text];
  if (block.kind === "list") return block.items;
  return block.kind === "facts" ? block.facts.map(({ name }) => name) : [];
}

const LETTER_AT_END = /\p{L}$/u;

function split(text: string, pattern: RegExp, seen: Set<PaperTerm>): readonly TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: words, index, groups = {} } of text.matchAll(pattern)) {
    const term = paperTerms.find((one) => groups[one] !== undefined);
    // The beginning of a word by hand: older browsers have no look-behind.
    if (term === undefined || seen.has(term) || LETTER_AT_END.test(text.slice(0, index))) continue;
    seen.add(term);
    if (index > from) parts.push({ text: text.slice(from, index) });
    parts.push({ text: words, term });
    from = index + words.length;
  }
  return from < text.length ? [...parts, { text: text.slice(from) }] : parts;
}

/**
 * The texts of each block of a paper in parts, with the first mention of every term as a part of its own. The parts of a text, joined, are the text.
 * @param language the tag of the paper's language, "kk-KZ".
 */
export function termsIn(blocks: readonly PaperBlock[], language: string): readonly (readonly (readonly TextPart[])[])[] {
  const words = written[language.slice(0, 2)];
  if (!words) return blocks.map((block) => textsOf(block).map((text) => [{ text }]));
  const pattern = new RegExp(`(?:${paperTerms.map((term) => `(?<${term}>${words[term]})`).join("|")})(?!\\p{L})`, "giu");
  const seen = new Set<PaperTerm>();
  return blocks.map((block) => textsOf(block).map((text) => split(text, pattern, seen)));
}
