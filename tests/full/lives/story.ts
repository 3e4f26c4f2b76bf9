/** A day of the calendar: 2026-11-27. */
export type Day = string;

/** What somebody does, or what comes from outside, on a day of a life. */
export type Act =
  /** Money comes in at the bank: the first premium, a later one, a part, several at once. */
  | { readonly on: Day; readonly do: "pay"; readonly tiyn: number }
  /** The fund that was asked for the savings of a pension says that it has paid a sum, on that day or on an earlier one. */
  | { readonly on: Day; readonly do: "fundPays"; readonly tiyn: number; readonly paidOn?: Day }
  /** The fund says that it does not transfer them. */
  | { readonly on: Day; readonly do: "fundRefuses" }
  /** What pays for a pension beside the savings comes by its order: from another insurer, or the annuitant's own. */
  | { readonly on: Day; readonly do: "payBeside"; readonly part: "redemptionSum" | "contribution" }
  /** The policyholder changes the contract at its next anniversary: a sum, a frequency, a term. */
  | { readonly on: Day; readonly do: "change"; readonly to: Readonly<Record<string, string>> }
  /** The policyholder ends the contract: withdrawal, surrender or refund, whichever the day gives; with the day on which its loan was repaid, where it was. */
  | { readonly on: Day; readonly do: "end"; readonly repaidOn?: Day }
  /** The owner names the account to which what is owed is sent. */
  | { readonly on: Day; readonly do: "account" }
  /** The bank sends the last order back. */
  | { readonly on: Day; readonly do: "return" }
  /** A lapsed contract is restored by its owner, who pays what the product asks for it. */
  | { readonly on: Day; readonly do: "restore" }
  /** The annuitant is shown to be alive. */
  | { readonly on: Day; readonly do: "alive" }
  /** It becomes known that the insured person or the annuitant has died: on that day, or on an earlier one. */
  | { readonly on: Day; readonly do: "death"; readonly diedOn?: Day }
  /** Both programs say what they see. */
  | { readonly on: Day; readonly do: "look" };

/** One life: who, what was agreed, and all that happened. Acts stand in the order of their days. */
export interface Story {
  readonly seed: number;
  /** The product's slug: senim, education, term-life, credit-life, accident, critical-illness, employer-osns, migrant-vms, payout-annuity, pension-annuity. */
  readonly line: string;
  readonly applied: Day;
  readonly person: { readonly sex: "male" | "female"; readonly birthDate: Day };
  /** What is typed into the calculator, by the names of its form. */
  readonly answers: Readonly<Record<string, unknown>>;
  readonly acts: readonly Act[];
}

/** What one program sees on a day. Sums are whole tiyn. */
export interface Sight {
  readonly on: Day;
  /**
   * awaiting_payment (a pension whose money is not whole), active, overdue, suspended, lapsed, paid_up, matured, terminated, cancelled; "refused" when the form
   * does not accept the answers, "none" before there is a contract.
   */
  readonly status: string;
  readonly received: number;
  readonly ahead: number;
  readonly part: number;
  readonly refundOwed: number;
  readonly benefitOwed: number;
  readonly paidOut: number;
  /** The next premium that is not paid in full, with what is left of it. */
  readonly next: { readonly dueDate: Day; readonly left: number } | undefined;
  /** What ending the contract on this day gives back; undefined where it cannot be ended. */
  readonly endGives: number | undefined;
}

/** All that one program says of a life: its price, its calendar of premiums, what it saw, what it sent. */
export interface Account {
  /** The first instalment and every due, after the last change. */
  readonly instalment: number;
  readonly dues: readonly { readonly dueDate: Day; readonly amount: number }[];
  readonly sights: readonly Sight[];
  /** Orders to the bank by day and sum. */
  readonly orders: readonly { readonly on: Day; readonly tiyn: number }[];
}
