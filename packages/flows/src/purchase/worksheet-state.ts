import type { Faults } from "@shanyraq/calls/topic-faults";
import type { DocumentStanding } from "@shanyraq/calls/vocabulary";
import type { Topic, WorksheetAnswers } from "@shanyraq/calls/topic-schemas";
import type { Calculation, Quote, Schedule } from "../calculators/calculation.ts";
import type { Problem } from "../problem.ts";
import type { SentCode } from "../sent-code.ts";

/** A step of the worksheet: a topic of the line, the check page, the code. */
export type WorksheetStep = Topic | "check" | "code";

/** An application that waits for its code: where the code went, and when another may be sent, in milliseconds. */
export interface SentApplication {
  readonly requestID: string;
  readonly phone: string;
  readonly resendAt: number;
}

/** How far an application has come that a draft was sent as. */
export type SentStanding =
  | { readonly stage: "code" }
  | { readonly stage: "confirmed"; readonly amount: string }
  | { readonly stage: "underReview"; readonly waits: Waits }
  | { readonly stage: "ordered"; readonly hash: string }
  /** It was withdrawn, replaced, declined or paid: the draft is one that was not sent. */
  | { readonly stage: "gone" };

/** What was answered so far. Nothing of it is lost by going back, by a refusal, by a failed call or by a reload. */
export interface Draft {
  readonly answers: WorksheetAnswers;
  /** The step it was left at: a reload, another language and the way back from elsewhere continue there. */
  readonly at?: Exclude<WorksheetStep, "code">;
  /** What the fields of that step contain and was not submitted yet. */
  readonly typed?: Readonly<Record<string, unknown>>;
  /** The number of the buyer's document that the state's register did not know; a buyer who continues has seen that. */
  readonly unregistered?: string;
  /** The application that it was sent as, while its code or its payment is awaited: a reload continues with it and makes no second one. */
  readonly sent?: SentApplication;
  /** It comes from another calculation of the same product, and was not yet held against this one. */
  readonly carried?: true;
  /** When it was kept, in milliseconds: of two devices the later is continued. */
  readonly keptAt?: number;
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

/** A step of questions. */
export interface Asking extends Filling {
  /** The key of the check page it was opened from: "change" leads to a step, which leads back there. */
  readonly fromCheck?: string;
  /** What cannot be true of the answers, by field. */
  readonly faults?: Faults;
  /** The number of the document that the register is being asked about. */
  readonly checking?: string;
}
type AskingAt<T extends Topic> = T extends Topic ? Asking & { readonly at: T } : never;

/** What may follow the code where it is not paid at once. */
export type Waits = "review" | "question";

export type WorksheetState =
  | { readonly at: "loading"; readonly hash: string }
  | { readonly at: "notFound" }
  /** A policy that a specialist arranges: what was calculated, and how to be called. */
  | { readonly at: "byPhone"; readonly offer: Offer }
  | { readonly at: "failed"; readonly hash: string; readonly problem: Problem }
  | AskingAt<Topic>
  | (Filling & {
      readonly at: "check";
      readonly busy: boolean;
      readonly key: string;
      readonly problem?: Problem;
      readonly serviceError?: boolean;
      /** The same was bought within a day; the server's words of it. Sent once more, it is meant. */
      readonly again?: string;
    })
  /** The rules of underwriting do not let it be insured: the reasons, as sentences. */
  | (Filling & { readonly at: "declined"; readonly key: string; readonly message: string; readonly reasons: readonly string[] })
  | (Filling & {
      readonly at: "code";
      readonly requestID: string;
      readonly phone: string;
      readonly resendAt: number;
      readonly busy: boolean;
      readonly payKey: string;
      readonly problem?: Problem;
      readonly attemptsLeft?: number;
    })
  /** The code was right: what is paid when, before it is paid. */
  | (Filling & {
      readonly at: "confirmed";
      readonly requestID: string;
      readonly payKey: string;
      readonly schedule: Schedule;
      readonly amount: string;
      readonly busy: boolean;
      readonly problem?: Problem;
    })
  /** The code was right; a person looks at it before it can be paid. */
  | { readonly at: "underReview"; readonly offer: Offer; readonly waits: Waits }
  | { readonly at: "ordered"; readonly hash: string };

export type WorksheetEvent =
  | { readonly type: "opened" }
  | { readonly type: "offerLoaded"; readonly offer: Offer; readonly draft?: Draft; readonly sent?: SentStanding; readonly key: string }
  | { readonly type: "offerMissing" }
  | { readonly type: "offerFailed"; readonly problem: Problem }
  | { readonly type: "retryPressed" }
  | { readonly type: "typed"; readonly values: Readonly<Record<string, unknown>> }
  /** The answers to the topic of the present step; `born` is when who buys was, where the account knows. */
  | { readonly type: "answered"; readonly answers: WorksheetAnswers; readonly today: string; readonly key: string; readonly born?: string }
  /** How the document stands that the register was asked about. */
  | { readonly type: "documentTold"; readonly number: string; readonly standing: DocumentStanding; readonly key: string }
  | { readonly type: "changePressed"; readonly topic: Topic }
  | { readonly type: "backPressed" }
  | { readonly type: "submitted" }
  | ({ readonly type: "accepted"; readonly requestID: string; readonly phone: string; readonly payKey: string } & SentCode)
  | { readonly type: "refused"; readonly problem: Problem; readonly key: string }
  | { readonly type: "askedAgain"; readonly message: string; readonly key: string }
  | { readonly type: "declined"; readonly key: string; readonly message: string; readonly reasons: readonly string[] }
  | { readonly type: "codeSubmitted"; readonly code: string }
  | { readonly type: "codeAccepted"; readonly schedule: Schedule; readonly amount: string; readonly waits?: Waits }
  | { readonly type: "codeRefused"; readonly problem: Problem; readonly attemptsLeft?: number }
  | { readonly type: "resendPressed"; readonly now: number }
  | ({ readonly type: "resent" } & SentCode)
  | { readonly type: "payPressed" }
  | { readonly type: "ordered"; readonly hash: string }
  | { readonly type: "orderFailed"; readonly problem: Problem };

export type WorksheetEffect =
  | { readonly do: "load"; readonly hash: string }
  | { readonly do: "keepDraft"; readonly draft: Draft }
  | { readonly do: "checkDocument"; readonly document: NonNullable<WorksheetAnswers["person"]> }
  | { readonly do: "submit"; readonly offer: Offer; readonly answers: WorksheetAnswers; readonly key: string; readonly again: boolean }
  | { readonly do: "checkCode"; readonly requestID: string; readonly code: string }
  | { readonly do: "sendCode"; readonly requestID: string }
  | { readonly do: "order"; readonly requestID: string; readonly key: string }
  | { readonly do: "forgetDraft" }
  | { readonly do: "goToPayment"; readonly hash: string };

export const worksheetInitial = (hash: string): WorksheetState => ({ at: "loading", hash });

/** The steps of what is being bought, in their order. */
export const stepsOf = ({ quote: { topics } }: { readonly quote: Pick<Quote, "topics"> }): readonly WorksheetStep[] => [
  ...topics,
  "check",
  "code",
];

/** The number of a buyer's document that has to be looked at once more: the register did not know it. */
export const unregisteredDocument = ({ draft: { answers, unregistered } }: Filling): string | undefined =>
  answers.person?.document_number === unregistered ? unregistered : undefined;

/** The first topic of an offer that is not answered; undefined where all are. */
export const unanswered = ({ quote: { topics } }: Offer, { answers }: Draft): Topic | undefined =>
  topics.find((topic) => answers[topic] === undefined);
