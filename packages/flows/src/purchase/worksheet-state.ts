import type { documentFaults } from "@shanyraq/calls/identity-document";
import type { Beneficiary, WorksheetHealth, WorksheetPerson } from "@shanyraq/forms";
import type { Calculation, Quote, Schedule } from "../calculators/calculation.ts";
import type { Problem } from "../problem.ts";
import type { SentCode } from "../sent-code.ts";

/** The named steps of the short worksheet, in their order. */
export const worksheetSteps = ["person", "health", "beneficiaries", "check", "code"] as const;
export type WorksheetStep = (typeof worksheetSteps)[number];

/** What was typed so far. Nothing of it is lost by going back, by a refusal or by a failed call. */
export interface Draft {
  readonly person?: WorksheetPerson;
  readonly health?: WorksheetHealth;
  readonly beneficiaries: readonly Beneficiary[];
  /** The step it was left at: a reload, another language and the way back from elsewhere go on there. */
  readonly at?: Exclude<WorksheetStep, "code">;
}

/** What is being bought, as the server computed it today for the saved calculation. */
export interface Offer {
  readonly calculation: Calculation;
  readonly quote: Quote;
  readonly schedule: Schedule;
}

export interface Filling {
  readonly offer: Offer;
  readonly draft: Draft;
}

/** A step of questions; "change" on the check page leads to one, which leads back there. */
export interface Answering extends Filling {
  /** The key of the check page it was opened from. */
  readonly fromCheck?: string;
}

/** What cannot be true of what was typed, by field. */
export type PersonFaults = ReturnType<typeof documentFaults>;

export type WorksheetState =
  | { readonly at: "loading"; readonly hash: string }
  | { readonly at: "notFound" }
  /** A policy that a specialist arranges: what was calculated, and how to be called. */
  | { readonly at: "byPhone"; readonly offer: Offer }
  | { readonly at: "failed"; readonly hash: string; readonly problem: Problem }
  | (Answering & { readonly at: "person"; readonly faults?: PersonFaults })
  | (Answering & { readonly at: "health" })
  /** With the places of those whose birth date has not come. */
  | (Answering & { readonly at: "beneficiaries"; readonly unborn?: readonly number[] })
  | (Filling & {
      readonly at: "check";
      readonly busy: boolean;
      readonly key: string;
      readonly problem?: Problem;
      readonly serviceError?: boolean;
    })
  | (Filling & {
      readonly at: "code";
      readonly requestID: string;
      readonly phone: string;
      readonly resendAt: number;
      readonly busy: boolean;
      readonly payKey: string;
      readonly problem?: Problem;
      readonly attemptsLeft?: number;
      /** The code was right; what is left is the order. */
      readonly confirmed: boolean;
    })
  | { readonly at: "ordered"; readonly hash: string };

export type WorksheetEvent =
  | { readonly type: "opened" }
  | { readonly type: "offerLoaded"; readonly offer: Offer; readonly draft?: Draft; readonly key: string }
  | { readonly type: "offerMissing" }
  | { readonly type: "offerFailed"; readonly problem: Problem }
  | { readonly type: "retryPressed" }
  | { readonly type: "personFilled"; readonly person: WorksheetPerson; readonly today: string; readonly key: string }
  | { readonly type: "healthFilled"; readonly health: WorksheetHealth; readonly key: string }
  | { readonly type: "beneficiariesFilled"; readonly beneficiaries: readonly Beneficiary[]; readonly key: string; readonly today: string }
  | { readonly type: "changePressed"; readonly step: "person" | "health" | "beneficiaries" }
  | { readonly type: "backPressed" }
  | { readonly type: "submitted" }
  | ({ readonly type: "accepted"; readonly requestID: string; readonly phone: string; readonly payKey: string } & SentCode)
  | { readonly type: "refused"; readonly problem: Problem; readonly key: string }
  | { readonly type: "codeSubmitted"; readonly code: string }
  | { readonly type: "codeAccepted" }
  | { readonly type: "codeRefused"; readonly problem: Problem; readonly attemptsLeft?: number }
  | { readonly type: "resendPressed"; readonly now: number }
  | ({ readonly type: "resent" } & SentCode)
  | { readonly type: "payRetried" }
  | { readonly type: "ordered"; readonly hash: string }
  | { readonly type: "orderFailed"; readonly problem: Problem };

export type WorksheetEffect =
  | { readonly do: "load"; readonly hash: string }
  | { readonly do: "keepDraft"; readonly draft: Draft }
  | { readonly do: "submit"; readonly offer: Offer; readonly draft: Completed; readonly key: string }
  | { readonly do: "checkCode"; readonly requestID: string; readonly code: string }
  | { readonly do: "sendCode"; readonly requestID: string }
  | { readonly do: "order"; readonly requestID: string; readonly key: string }
  | { readonly do: "forgetDraft" }
  | { readonly do: "goToPayment"; readonly hash: string };

export const worksheetInitial = (hash: string): WorksheetState => ({ at: "loading", hash });

/** A draft in which everything is answered. */
export type Completed = Required<Omit<Draft, "at">>;

/** A draft with an answer to each question; undefined while one is missing. */
export const complete = ({ person, health, beneficiaries }: Draft): Completed | undefined =>
  person && health ? { person, health, beneficiaries } : undefined;
