/**
 * The details of a test that is one of a table: `npm run test:full` runs every row, and `npm test` those alone of which this holds.
 * Playwright takes no empty list of tags for none in every place, so a row of every day has no details.
 */
export const fullUnless = (isEveryday: boolean): { readonly tag?: "@full" } => (isEveryday ? {} : { tag: "@full" });
