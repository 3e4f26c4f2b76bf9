import { plainDigits } from "./digit-row.ts";

/** What stands around a sum and says nothing of how much it is. */
const CURRENCY = /(?:₸|%|kzt|тенге|теңге|тг\.?)/giu;
const BLANKS = /[\s'’]/g;
const MAX_DECIMALS = 2;
const GROUP = 3;

const pointed = (whole: string, fraction: string): string => (fraction === "" ? whole : `${whole}.${fraction}`);
const isGrouped = (text: string, sign: string): boolean => {
  const [first = "", ...groups] = text.split(sign);
  return /^[1-9]\d{0,2}$/.test(first) && groups.every((group) => /^\d{3}$/.test(group));
};

/** Digits with one or more of one sign between them, as "7,000,000", "7.000" or "12,5". */
function withOneSign(text: string, sign: string, isOwnGrouping: boolean): string | undefined {
  const parts = text.split(sign);
  const last = parts.at(-1) ?? "";
  if (parts.length > 2 || last.length === GROUP) return isGrouped(text, sign) ? parts.join("") : undefined;
  // In English a comma parts thousands: "10,00" is a sum in which a digit was rubbed out, or another language's, and nobody knows which.
  return isOwnGrouping || last.length > MAX_DECIMALS ? undefined : pointed(parts[0] ?? "", last);
}

/**
 * Reads a sum as people write and paste it, as a decimal text ("7000000.50"): blanks of any kind or apostrophes between digits, commas or points
 * between thousands or before at most two decimals, the currency behind it, digits of the Kazakh layout. Undefined for anything that two people
 * could read in two ways, for words, and for signs of two sums.
 *
 * @param locale Where it was typed: in English a comma is never before decimals, and a point before three digits is refused.
 */
export function readDecimal(typed: string, locale = "ru"): string | undefined {
  const bare = plainDigits(typed).replace(CURRENCY, "").replace(BLANKS, "");
  const [, sign = "", digits = ""] = /^(-?)(\d[\d.,]*)$/.exec(bare) ?? [];
  if (digits === "") return undefined;
  const isEnglish = locale.startsWith("en");
  const comma = digits.includes(",");
  const point = digits.includes(".");
  let read: string | undefined = digits;
  if (comma && point) {
    const decimal = digits.lastIndexOf(",") > digits.lastIndexOf(".") ? "," : ".";
    const [whole = "", fraction = "", ...more] = digits.split(decimal);
    const grouping = decimal === "," ? "." : ",";
    read =
      more.length === 0 && fraction.length <= MAX_DECIMALS && isGrouped(whole, grouping)
        ? pointed(whole.replaceAll(grouping, ""), fraction)
        : undefined;
  } else if (comma) read = withOneSign(digits, ",", isEnglish);
  else if (point) read = isEnglish && /^\d+\.\d{3}$/.test(digits) ? undefined : withOneSign(digits, ".", false);
  return read === undefined ? undefined : sign + read;
}
