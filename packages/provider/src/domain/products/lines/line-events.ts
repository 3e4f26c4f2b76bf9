import type { InsuredEvent } from "@shanyraq/calls/vocabulary";
import type { TextId } from "@shanyraq/i18n/text";

/** Where the sum of an event is found in the agreement: nobody types it. */
export type EventSum =
  /** The sum of the contract on the day of the event: the lower sum when it continues without premiums. */
  | { readonly of: "contract" }
  /** What is left of the loan on that day. */
  | { readonly of: "balance" }
  /** A chosen cover, by its name; nothing if it was not chosen. */
  | { readonly of: "cover"; readonly cover: TextId; readonly byAccident?: true };

/** Who is paid: the beneficiaries of the contract or, if it names none, the heirs; the insured person; the lender of the loan. */
export type PaidParty = "recipients" | "insured" | "lender";

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
  /** It is insured, and its sum depends on papers that no answer of the contract has: days, degrees, bills. A person decides it in words. */
  | { readonly is: "byPapers" }
  | { readonly is: "notInsured" };

/** Every kind of event with what it brings: a line must name them all. */
export type LineEvents = Readonly<Record<InsuredEvent, EventTerms>>;

export const notInsured = { is: "notInsured" } as const;
export const byPapers = { is: "byPapers" } as const;
export const scheduled = { is: "scheduled" } as const;
