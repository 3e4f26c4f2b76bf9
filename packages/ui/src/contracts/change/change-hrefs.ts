/** Where the steps lead out of themselves. */
export interface ChangeHrefs {
  readonly contract: string;
  readonly pay: string;
  readonly write: string;
  /** To the papers that wait for a signature. */
  readonly sign: (GUID: string) => string;
  /** To how far a report or a claim with this number has come. */
  readonly claim: (number: string) => string;
}
