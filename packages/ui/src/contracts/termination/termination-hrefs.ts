/** Where the steps of ending a contract lead out of themselves. */
export interface TerminationHrefs {
  readonly contract: string;
  readonly write: string;
  /** Where another account is named for money that came back. */
  readonly account: string;
  /** To how far a report or a claim with this number has come. */
  readonly claim: (number: string) => string;
  /** To a change of the contract; of one thing of it where that is named. */
  readonly change: (what?: "frequency" | "sumAssured") => string;
}
