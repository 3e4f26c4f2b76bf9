import { documentFaults } from "@shanyraq/calls/identity-document";
import { pastDateFault } from "@shanyraq/calls/past-date";
import type { Beneficiary, WorksheetHealth, WorksheetPerson } from "@shanyraq/forms";
import type { Flow, Step } from "../flow.ts";
import type { Calculation, Quote, Schedule } from "../calculators/calculation.ts";
import type { Problem } from "../problem.ts";
import { RESEND_AFTER_MS, type SentCode } from "../sent-code.ts";

/** The named steps of the short worksheet, in their order. */
export const worksheetSteps = ["person", "health", "beneficiaries", "check", "code"] as const;
export type WorksheetStep = (typeof worksheetSteps)[number];

/** What was typed so far. Nothing of it is lost by going back, by a refusal or by a failed call. */
export interface Draft {
  readonly person?: WorksheetPerson;
  readonly health?: WorksheetHealth;
  readonly beneficiaries: readonly Beneficiary[];
}

/** What is being bought, as the server computed it today for the saved calculation. */
export interface Offer {
  readonly calculation: Calculation;
  readonly quote: Quote;
  readonly schedule: Schedule;
}

interface Filling {
  readonly offer: Offer;
  readonly draft: Draft;
}

/** What cannot be true of what was typed, by field. */
export type PersonFaults = ReturnType<typeof documentFaults>;

export type WorksheetState =
  | { readonly at: "loading"; readonly hash: string }
  | { readonly at: "notFound" }
  /** A policy that a specialist arranges: what was calculated, and how to be called. */
  | { readonly at: "byPhone"; readonly offer: Offer }
  | { readonly at: "failed"; readonly hash: string; readonly problem: Problem }
  | (Filling & { readonly at: "person"; readonly faults?: PersonFaults })
  | (Filling & { readonly at: "health" })
  /** With the places of those whose birth date has not come. */
  | (Filling & { readonly at: "beneficiaries"; readonly unborn?: readonly number[] })
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
  | { readonly type: "offerLoaded"; readonly offer: Offer; readonly draft?: Draft }
  | { readonly type: "offerMissing" }
  | { readonly type: "offerFailed"; readonly problem: Problem }
  | { readonly type: "retryPressed" }
  | { readonly type: "personFilled"; readonly person: WorksheetPerson; readonly today: string }
  | { readonly type: "healthFilled"; readonly health: WorksheetHealth }
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
  | { readonly do: "submit"; readonly offer: Offer; readonly draft: Required<Draft>; readonly key: string }
  | { readonly do: "checkCode"; readonly requestID: string; readonly code: string }
  | { readonly do: "sendCode"; readonly requestID: string }
  | { readonly do: "order"; readonly requestID: string; readonly key: string }
  | { readonly do: "forgetDraft" }
  | { readonly do: "goToPayment"; readonly hash: string };

export const worksheetInitial = (hash: string): WorksheetState => ({ at: "loading", hash });

const complete = ({ person, health, beneficiaries }: Draft): Required<Draft> | undefined =>
  person && health ? { person, health, beneficiaries } : undefined;

const before = { health: "person", beneficiaries: "health", check: "beneficiaries" } as const;

type Filler = Extract<WorksheetState, { at: "person" | "health" | "beneficiaries" }>;
type Checking = Extract<WorksheetState, { at: "check" }>;
type Coding = Extract<WorksheetState, { at: "code" }>;
type Next = Step<WorksheetState, WorksheetEffect>;

function fill(state: Filler, event: WorksheetEvent): Next {
  const { offer } = state;
  switch (event.type) {
    case "personFilled": {
      const draft = { ...state.draft, person: event.person };
      const born = offer.calculation["birthDate"];
      const faults = documentFaults(event.person, typeof born === "string" ? born : undefined, event.today);
      return [
        Object.keys(faults).length > 0 ? { at: "person", offer, draft, faults } : { at: "health", offer, draft },
        { do: "keepDraft", draft },
      ];
    }
    case "healthFilled": {
      const draft = { ...state.draft, health: event.health };
      return [
        { at: "beneficiaries", offer, draft },
        { do: "keepDraft", draft },
      ];
    }
    case "beneficiariesFilled": {
      const draft = { ...state.draft, beneficiaries: event.beneficiaries };
      const unborn = event.beneficiaries.flatMap(({ birthDate }, index) => (pastDateFault(birthDate, event.today) ? [index] : []));
      if (unborn.length > 0)
        return [
          { at: "beneficiaries", offer, draft, unborn },
          { do: "keepDraft", draft },
        ];
      return [
        complete(draft) ? { at: "check", offer, draft, busy: false, key: event.key } : { at: "person", offer, draft },
        { do: "keepDraft", draft },
      ];
    }
    case "backPressed":
      return [state.at === "person" ? state : { at: before[state.at], offer, draft: state.draft }];
    default:
      return [state];
  }
}

function check(state: Checking, event: WorksheetEvent): Next {
  const { offer, draft, key } = state;
  switch (event.type) {
    case "changePressed":
      return state.busy ? [state] : [{ at: event.step, offer, draft }];
    case "backPressed":
      return state.busy ? [state] : [{ at: before.check, offer, draft }];
    case "submitted": {
      const all = complete(draft);
      return state.busy || !all
        ? [state]
        : [
            { at: "check", offer, draft, key, busy: true },
            { do: "submit", offer, draft: all, key },
          ];
    }
    case "accepted":
      return state.busy
        ? [
            {
              at: "code",
              offer,
              draft,
              requestID: event.requestID,
              phone: event.phone,
              resendAt: event.resendAt,
              ...(event.problem && { problem: event.problem }),
              busy: false,
              confirmed: false,
              payKey: event.payKey,
            },
          ]
        : [state];
    case "refused":
      // A refused worksheet is another act when it is sent again; one that got no answer is the same act.
      return [
        {
          at: "check",
          offer,
          draft,
          busy: false,
          key: event.problem.kind === "message" ? event.key : key,
          problem: event.problem,
          serviceError: event.problem.kind !== "message",
        },
      ];
    default:
      return [state];
  }
}

function code({ problem, ...state }: Coding, event: WorksheetEvent): Next {
  const same: Coding = problem ? { ...state, problem } : state;
  switch (event.type) {
    case "codeSubmitted":
      return state.busy || state.confirmed
        ? [same]
        : [
            { ...state, busy: true },
            { do: "checkCode", requestID: state.requestID, code: event.code },
          ];
    case "codeAccepted":
      return state.busy
        ? [
            { ...state, confirmed: true },
            { do: "order", requestID: state.requestID, key: state.payKey },
          ]
        : [same];
    case "codeRefused":
      return [
        { ...state, busy: false, problem: event.problem, ...(event.attemptsLeft !== undefined && { attemptsLeft: event.attemptsLeft }) },
      ];
    case "resendPressed":
      return event.now < state.resendAt || state.busy
        ? [same]
        : [
            { ...state, resendAt: event.now + RESEND_AFTER_MS },
            { do: "sendCode", requestID: state.requestID },
          ];
    case "resent":
      return [{ ...state, resendAt: event.resendAt, ...(event.problem && { problem: event.problem }) }];
    case "orderFailed":
      return [{ ...state, busy: false, problem: event.problem }];
    case "payRetried":
      return state.confirmed && !state.busy
        ? [
            { ...state, busy: true },
            { do: "order", requestID: state.requestID, key: state.payKey },
          ]
        : [same];
    case "ordered":
      return [{ at: "ordered", hash: event.hash }, { do: "forgetDraft" }, { do: "goToPayment", hash: event.hash }];
    case "backPressed":
      return state.busy || state.confirmed ? [same] : [{ at: "person", offer: state.offer, draft: state.draft }];
    default:
      return [same];
  }
}

function step(state: WorksheetState, event: WorksheetEvent): Next {
  switch (state.at) {
    case "loading":
      if (event.type === "opened") return [state, { do: "load", hash: state.hash }];
      if (event.type === "offerLoaded") {
        const { offer, draft = { beneficiaries: [] } } = event;
        return [offer.quote.application === "phone" ? { at: "byPhone", offer } : { at: "person", offer, draft }];
      }
      if (event.type === "offerMissing") return [{ at: "notFound" }];
      return event.type === "offerFailed" ? [{ at: "failed", hash: state.hash, problem: event.problem }] : [state];
    case "byPhone":
      return [state];
    case "failed":
      return event.type === "retryPressed"
        ? [
            { at: "loading", hash: state.hash },
            { do: "load", hash: state.hash },
          ]
        : [state];
    case "person":
    case "health":
    case "beneficiaries":
      return fill(state, event);
    case "check":
      return check(state, event);
    case "code":
      return code(state, event);
    case "notFound":
    case "ordered":
      return [state];
  }
}

/** From a saved calculation to an order: three short steps, a check, and the code from the SMS. */
export const worksheetFlow: Flow<WorksheetState, WorksheetEvent, WorksheetEffect> = { step };
