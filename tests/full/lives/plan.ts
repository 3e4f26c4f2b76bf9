import type { Day } from "./story.ts";

export interface Due {
  readonly dueDate: Day;
  readonly amount: number;
}

/** What the calculator says of the answers, as far as a life is planned by it. Sums are whole tiyn. */
export interface Plan {
  readonly instalment: number;
  readonly dues: readonly Due[];
  readonly endDate: Day;
  /** Days on which something is paid out automatically; for an annuity for life those of its first years. */
  readonly benefitDays: readonly Day[];
  readonly annuity: boolean;
  /** For a pension, what is requested from the fund, and which sums come beside it. */
  readonly savings: number;
  readonly beside: readonly ("redemptionSum" | "contribution")[];
  /** Whether one person is insured, whose death is that of the contract. */
  readonly insuresOne: boolean;
  /** Whether it covers a loan, which may be repaid early. */
  readonly ofLoan: boolean;
  /** Changes that the line takes of a contract that is paid in parts. */
  readonly changes: readonly ("frequency" | "sumAssured")[];
  readonly frequency: string;
  /** In whole tenge. */
  readonly sumAssured: number;
  /** Days of grace, and days of restoration after them. */
  readonly graceDays: number;
  readonly restoreDays: number;
  /** The premiums of a whole contract that was changed so, one change after the other; undefined where the tariff takes no such one. */
  readonly changedDues: (changes: readonly Readonly<Record<string, string>>[]) => readonly Due[] | undefined;
}
