/** What texts promise, in which of them, and the test that shows it is kept. */
export interface Promised {
  readonly what: string;
  /** Ids of the texts that say it; an `*` stands for any end. */
  readonly texts: readonly string[];
  readonly file: string;
  /** The name of the test, or as much of it as is written in one piece. */
  readonly test: string;
}

/** A test of the back office. */
export const ofProvider = (file: string): string => `packages/provider/src/${file}.test.ts`;
