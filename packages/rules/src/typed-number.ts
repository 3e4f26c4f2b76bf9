import { plainDigits } from "./reading/digit-row.ts";

/** Cyrillic letters that look like Latin ones: both stand on the keyboards of Kazakhstan, and papers do not say which was pressed. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  А: "A",
  В: "B",
  Е: "E",
  К: "K",
  М: "M",
  Н: "H",
  Һ: "H",
  О: "O",
  Р: "P",
  С: "C",
  Т: "T",
  У: "Y",
  Ү: "Y",
  Х: "X",
  І: "I",
  Ѕ: "S",
  Ј: "J",
};

/** Letters and digits alone, in capitals; full-width digits become plain, and the sign № goes. */
const bare = (typed: string): string =>
  typed
    .replaceAll("№", "")
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/**
 * An individual or business identification number (IIN, BIN) as it is kept: twelve digits, without the blanks, hyphens and the sign № that
 * people copy with it. What has other letters or another length is given back without blanks around it, for a rule to refuse.
 */
export function typedIin(typed: string): string {
  const digits = bare(plainDigits(typed.replaceAll("№", "")));
  return /^[0-9]{12}$/.test(digits) ? digits : typed.trim();
}

/** The number of an identity document as it is kept: capitals without blanks, hyphens and №, letters that look Latin as Latin ones. */
export const typedDocument = (typed: string): string => [...bare(typed)].map((character) => LOOKALIKES[character] ?? character).join("");

/** Whose a policy is: an IIN or a BIN, or else the number of a document. */
export function typedOwner(typed: string): string {
  const iin = typedIin(typed);
  return /^[0-9]{12}$/.test(iin) ? iin : typedDocument(typed);
}

/** The numbers that the company prints: each prefix as Latin letters, Cyrillic ones that look or sound like them, and how many digits follow the year. */
const REFERENCES = [
  { prefix: "SH", written: /^(?:[SЅСC][HНҺ]|Ш)([0-9]{4})([0-9]{6,8})$/ },
  { prefix: "SH", written: /^([0-9]{4})([0-9]{8})$/ },
  { prefix: "ZK", written: /^[ZЗ3][KК]([0-9]{4})([0-9]{6,8})$/ },
  { prefix: "KV", written: /^[KК][VВB]([0-9]{4})([0-9]{6,8})$/ },
  { prefix: "OB", written: /^[OО0][BВБ]([0-9]{4})([0-9]{6,8})$/ },
  { prefix: "PA", written: /^[PРП][AА]([0-9]{4})([0-9]{6,8})$/ },
] as const;

/**
 * The number of a policy, an order, a receipt, a statement or a pension case as it is kept: "SH-2026-48210593". Blanks, hyphens and dashes of any kind, №,
 * small letters, Cyrillic ones and a policy's missing prefix are read; an additional agreement keeps its part after the slash. Anything else is returned in
 * capitals without blanks, so that it finds nothing.
 */
export function typedReference(typed: string): string {
  const [number = "", agreement] = typed.split("/", 2);
  const text = bare(number).replace(/^N(?:O|R)?(?=[^\dO])/, "");
  for (const { prefix, written } of REFERENCES) {
    const [, year, serial] = written.exec(text) ?? [];
    if (year === undefined || serial === undefined) continue;
    const tail = agreement === undefined ? "" : `/${bare(agreement)}`;
    return `${prefix}-${year}-${serial}${tail}`;
  }
  return typed.replace(/\s/g, "").toUpperCase();
}
