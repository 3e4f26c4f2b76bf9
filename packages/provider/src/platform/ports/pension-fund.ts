import type { PensionCategory } from "@shanyraq/calls/vocabulary";
import type { Tiyn } from "@shanyraq/rules";

/** What lies on somebody's account in the fund on a day. */
export interface FundAccount {
  readonly savings: Tiyn;
  /** yyyy-mm-dd. */
  readonly asOf: string;
}

/** What the bureau keeps of contributions, by the person's consent. */
export interface ContributionRecord {
  readonly category: PensionCategory;
  readonly oppvMonths: number;
  readonly asOf: string;
}

/** Savings that are to go over to the insurer. */
export interface FundRequest {
  /** The same reference is the same transfer, however often it is requested. */
  readonly reference: string;
  readonly iin: string;
  /** The number of the contract that they pay for. */
  readonly contract: string;
  readonly amount: Tiyn;
}

export type FundTransfer =
  | { readonly state: "taken" }
  | { readonly state: "paid"; readonly transfer: string; readonly amount: Tiyn; readonly paidAt: string }
  | { readonly state: "refused"; readonly reason: string };

/** The pension fund, and the bureau that relays what it keeps. Every request rejects when an answer does not come in time. */
export interface PensionFund {
  /** Undefined: it has no account of this person. */
  account(iin: string): Promise<FundAccount | undefined>;
  /** Undefined: nothing is kept of this person. */
  record(iin: string): Promise<ContributionRecord | undefined>;
  transfer(request: FundRequest): Promise<FundTransfer>;
}
