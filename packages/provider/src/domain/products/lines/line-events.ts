import type { InsuredEvent } from "@shanyraq/calls/vocabulary";
import type { TextId } from "@shanyraq/i18n/text";
import type { MeasuredBy } from "../../../platform/database/records/claim-measures.ts";

/** Where the sum of an event is found in the agreement: nobody types it, except what bills come to. */
export type EventSum =
  /** The sum of the contract on the day of the event: the lower sum when it continues without premiums. */
  | { readonly of: "contract" }
  /** What is left of the loan on that day. */
  | { readonly of: "balance" }
  /** A chosen cover, by its name; nothing if it was not chosen. It pays its whole sum, or the part of it that the papers measure. */
  | { readonly of: "cover"; readonly cover: TextId; readonly byAccident?: true; readonly by?: MeasuredBy["by"] }
  /** What the bills come to, within what the law sets where it does. */
  | { readonly of: "expenses" }
  /** What whoever lost their capacity to work, or depended on them, lost of an income: every month, as the law counts it. */
  | { readonly of: "earnings" };

/**
 * Who is paid: the beneficiaries of the contract or, if it names none, the heirs; the insured person; whoever the papers name, of several insured people or of workers whom it does not name; the lender of
 * the loan.
 */
export type PaidParty = "recipients" | "insured" | "person" | "lender";

/** What a line pays for an event. */
export type EventTerms =
  | {
      readonly is: "paid";
      readonly sums: readonly EventSum[];
      readonly to: PaidParty;
      /** What happens to the contract once the claim is accepted. */
      readonly contract: "ends" | "continues";
      /** Months from the start within which nothing is paid for it. */
      readonly waitingMonths?: number;
    }
  /** It is insured, and its payments continue by the contract's own schedule (`benefits`). */
  | { readonly is: "scheduled" }
  | { readonly is: "notInsured" };

/** Every kind of event with what it brings: a line must name them all. */
export type LineEvents = Readonly<Record<InsuredEvent, EventTerms>>;

export const notInsured = { is: "notInsured" } as const;
export const scheduled = { is: "scheduled" } as const;
