/** Where the pages are that a pension annuity leads to. */
export interface PensionHrefs {
  readonly calculator: string;
  readonly contract: (id: string) => string;
  readonly sign: (id: string) => string;
  readonly pay: (hash: string) => string;
}
