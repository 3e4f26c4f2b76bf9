import type { Day } from "../story.ts";
import type { Agreed } from "./agreed.ts";

/** How a contract stands, but for premiums that are late within their days of grace. */
export type Stands = "running" | "suspended" | "lapsed" | "paidUp" | "matured" | "terminated" | "cancelled";

export interface Due {
  readonly on: number;
  /** Months after the start. */
  readonly month: number;
  readonly tiyn: number;
}

/** A benefit that fell due. */
export interface Owed {
  readonly on: number;
  readonly tiyn: number;
  readonly guaranteed: boolean;
}

export interface Order {
  readonly on: number;
  readonly tiyn: number;
  /** The benefit that it pays; undefined of premiums that go back. */
  readonly benefit: Owed | undefined;
  returned: boolean;
}

export interface Falling extends Owed {
  fallen: boolean;
}

/** Lines that pay by a calendar from their start, to the account in the contract (decision 053). */
export const isAnnuity = (line: string): boolean => line === "payout-annuity" || line === "pension-annuity";

/** The terms that were agreed last. */
export function latestOf({ versions }: Pick<Life, "versions">): Agreed {
  const latest = versions.at(-1);
  if (!latest) throw new RangeError("a contract without terms");
  return latest.agreed;
}

/** The terms that hold on a day. */
export function termsOn(life: Pick<Life, "versions">, day: number): Agreed {
  return life.versions.findLast(({ from }) => from <= day)?.agreed ?? latestOf(life);
}

/** A contract that lives from its first premium; days are counts since 1970. */
export interface Life {
  readonly line: string;
  readonly start: Day;
  readonly startsOn: number;
  /** The day of the first premium, or of the last money of a pension. */
  readonly premiumOn: Day;
  /** The first day after the term; Infinity of a pension. */
  readonly endsOn: number;
  /** The terms, and the day from which they hold; the last are those that were agreed last. */
  versions: readonly { readonly from: number; readonly agreed: Agreed }[];
  dues: readonly Due[];
  stands: Stands;
  /** Money that came, and money of it that counts to premiums. */
  received: number;
  credited: number;
  /** The due day for whose premium the cover is suspended. */
  suspendedFor: number;
  /** The day on which everything overdue was paid; cover is back on the next. */
  restoredOn: number | undefined;
  refundOwed: number;
  /** Benefits that fell due and are not ordered: each is one order of its own. */
  owed: readonly Owed[];
  benefits: readonly Falling[];
  /** Of a paid-up contract: the surrender value of the day of its conversion. */
  keptSurrender: number;
  account: "none" | "once" | "benefits";
  /** The last premium or proof that the annuitant lives. */
  provenOn: Day;
  /** The day on which the insured person or the annuitant died, once it is known. */
  diedOn: number | undefined;
  /** Whether the contract had cover on that day, and so keeps it whatever comes no more. */
  coveredAtDeath: boolean;
  orders: Order[];
  /** Money that was taken after the first premium: what somebody paid, or paid to restore. */
  readonly taken: { readonly on: number; readonly tiyn: number }[];
  /** Days on which the bank sends its last order back. */
  readonly returnsOn: readonly number[];
}
