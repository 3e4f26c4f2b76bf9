import type { Frequency } from "@shanyraq/actuarial";
import type { Input } from "@shanyraq/calls";
import type { Sex, Tiyn } from "@shanyraq/rules";

export type Calculation = Input<"getCalc">;

/** What is insured until when, and what is paid for it. `sumAssured` is tenge with two decimals. */
export interface PricedPlan {
  readonly endDate: string;
  readonly sumAssured: string;
  readonly frequency: Frequency;
  readonly instalment: Tiyn;
  readonly instalments: number;
  readonly annualPremium: Tiyn;
  readonly totalPremium: Tiyn;
}

/** What was priced, whole: from it every figure of an offer or a contract can be computed again. */
export interface Terms extends PricedPlan {
  /** The slug of a line. */
  readonly product: string;
  /** Version of the tariff that gave the price. */
  readonly tariff: string;
  /** The calculation as it was asked. */
  readonly inputs: Calculation;
  readonly startDate: string;
  /** The day whose ages, indicators and tariff gave the price, where the start was moved after it. */
  readonly agesOn?: string;
  /** Of the one insured life; left out for several people. */
  readonly sex?: Sex;
  readonly birthDate?: string;
  readonly age?: number;
  /** Years; left out of a contract counted otherwise. */
  readonly term?: number;
}
