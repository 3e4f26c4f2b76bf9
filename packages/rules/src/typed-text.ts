/**
 * Characters that are not seen and change what is: marks and overrides of direction, joiners, blanks of no width, soft hyphens, tags.
 * Source: Default_Ignorable_Code_Point of Unicode, and its category Cf.
 */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|\p{Cf}/gu;
const CONTROL = /(?![\n\t])\p{Cc}/gu;
const LINE_END = /\r\n?|\u2028|\u2029/g;

/**
 * What somebody wrote in a field of several lines, as it is kept: composed characters (NFC), lines that end with a line feed, and nothing
 * that is not seen. Blanks, tabs and empty lines stay. Source: Unicode Standard Annex 15 (NFC), Unicode Technical Report 36, 2.10 (bidirectional spoofing).
 */
export const cleanText = (typed: string): string =>
  typed.normalize("NFC").replace(LINE_END, "\n").replace(INVISIBLE, "").replace(CONTROL, "");

/** The same of a field of one line: line ends and runs of blanks become one blank, and none stands at an end. */
export const cleanLine = (typed: string): string => cleanText(typed).replace(/\s+/g, " ").trim();
