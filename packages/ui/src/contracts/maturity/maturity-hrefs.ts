/** Where the steps of a payout lead out of themselves. */
export interface MaturityHrefs {
  readonly contract: string;
  readonly write: string;
  /** To how far a report or a claim with this number has come. */
  readonly claim: (number: string) => string;
  /** Where regular payments are calculated that the sum can buy; undefined when no line sells them. */
  readonly annuity?: ((line: string) => string) | undefined;
}
