import { isIsoDate } from "../dates.ts";
import { plainDigits } from "./digit-row.ts";

/** The beginnings of months by which they are known in Russian, Kazakh and English. */
const MONTHS: readonly RegExp[] = [
  /^(?:янв|қаң|jan)/u,
  /^(?:фев|ақп|feb)/u,
  /^(?:мар|нау|mar)/u,
  /^(?:апр|сәу|apr)/u,
  /^(?:мая|май|мам|may)/u,
  /^(?:июн|мау|jun)/u,
  /^(?:июл|шіл|jul)/u,
  /^(?:авг|там|aug)/u,
  /^(?:сен|қыр|sep)/u,
  /^(?:окт|қаз|oct)/u,
  /^(?:ноя|қар|nov)/u,
  /^(?:дек|жел|dec)/u,
];
const monthOf = (word: string): string => String(MONTHS.findIndex((month) => month.test(word)) + 1);

const SHAPES: readonly RegExp[] = [
  /^(?<day>\d{1,2})[ ./-]+(?<month>\d{1,2})[ ./-]+(?<year>\d{4})$/,
  /^(?<year>\d{4})[ ./-]+(?<month>\d{1,2})[ ./-]+(?<day>\d{1,2})$/,
  /^(?<day>\d{2})(?<month>\d{2})(?<year>(?:19|20)\d{2})$/,
  /^(?<day>\d{1,2})(?:st|nd|rd|th)?[ .-]*(?<word>\p{L}{3,12})[ .,-]*(?<year>\d{4})$/u,
  /^(?<year>\d{4})[ .,-]*(?<day>\d{1,2})[ .-]*(?<word>\p{L}{3,12})$/u,
  /^(?<word>\p{L}{3,12})\.? +(?<day>\d{1,2})(?:st|nd|rd|th)?,? +(?<year>\d{4})$/u,
];

/**
 * Reads a day as people write and paste it, as an ISO date: "05.03.1988", "5/3/1988", "1988-03-05", "05031988", "5 марта 1988 г.", "1988 ж. 5 наурыз",
 * "March 5, 1988". The day comes before the month, as in Kazakhstan, and is never exchanged with it: "03/25/1988" is undefined, as are years of two
 * digits and days that the calendar lacks.
 */
export function readDate(typed: string): string | undefined {
  const text = plainDigits(typed)
    .toLowerCase()
    .replace(/[\u2010-\u2015]/g, "-")
    .replace(/(?<=\d) ?(?:года|год|г|жылғы|жылы|ж)(?!\p{L})\.?/u, "")
    .replace(/[«»"]/g, "")
    .replace(/\s+/g, " ")
    .replace(/t00:00[:\d.z]{0,10}$/, "")
    .trim();
  for (const shape of SHAPES) {
    const found = shape.exec(text)?.groups;
    if (!found) continue;
    const { year = "", month = monthOf(found["word"] ?? ""), day = "" } = found;
    const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
    return isIsoDate(iso) ? iso : undefined;
  }
  return undefined;
}
