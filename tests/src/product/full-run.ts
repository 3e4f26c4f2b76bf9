/** `npm test` asks each question once (`EVERYDAY=1`); `npm run test:full` also asks it again of other databases, languages and stores. */
export const isFullRun = process.env["EVERYDAY"] !== "1";

/** The rows of a table that this run asks: all of them in the full run, every day the first alone. */
export const rowsOfRun = <T>(rows: readonly T[]): readonly T[] => (isFullRun ? rows : rows.slice(0, 1));
