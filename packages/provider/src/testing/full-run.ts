import { locales, type Locale } from "@shanyraq/i18n";

/** `npm test` asks each question once (`EVERYDAY=1`); `npm run test:full` also asks it again of other databases, languages, products and stores. */
export const isFullRun = process.env["EVERYDAY"] !== "1";

/** The rows of a table that this run asks: all of them in the full run, every day the first alone. */
export const rowsOfRun = <T>(rows: readonly T[]): readonly T[] => (isFullRun ? rows : rows.slice(0, 1));

/** The languages in which this run asks the row of a table: all of them in the full run, every day one, so that each has its turn among the rows. */
export const languagesOfRun = (row: number): readonly Locale[] => (isFullRun ? locales : locales.slice(row % locales.length).slice(0, 1));
