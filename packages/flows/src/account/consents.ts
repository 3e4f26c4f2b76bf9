import type { Output } from "@shanyraq/calls";
import type { Flow, Step } from "../flow.ts";
import type { Problem } from "../problem.ts";
import { sentOf, type SentCode } from "../sent-code.ts";

export type PersonAgreement = Output<"getPersonAgreements">["agreements"][number];
export type StandingObligation = PersonAgreement["obligations"][number];

export type ConsentsState =
  | { readonly at: "loading" }
  | { readonly at: "failed"; readonly problem: Problem }
  /** Where the customer stands; `done`: what they have just done. */
  | {
      readonly at: "shown";
      readonly agreement: PersonAgreement;
      readonly busy: boolean;
      readonly done?: "given" | "withdrawn";
      readonly problem?: Problem;
    }
  /** The wording in force, before its code is sent. */
  | { readonly at: "reading"; readonly agreement: PersonAgreement; readonly busy: boolean; readonly problem?: Problem }
  /** The application on this computer asks for a key. */
  | { readonly at: "signing"; readonly agreement: PersonAgreement; readonly sent: boolean }
  | {
      readonly at: "code";
      readonly agreement: PersonAgreement;
      readonly phone: string;
      readonly resendAt: number;
      readonly busy: boolean;
      readonly problem?: Problem;
    }
  /** What follows from a withdrawal is said, and it is asked once more. */
  | { readonly at: "asking"; readonly agreement: PersonAgreement; readonly busy: boolean; readonly problem?: Problem };

export type ConsentsEvent =
  | { readonly type: "opened" }
  | { readonly type: "told"; readonly agreement: PersonAgreement }
  | { readonly type: "askFailed"; readonly problem: Problem }
  | { readonly type: "readPressed" }
  | { readonly type: "sendPressed" }
  | { readonly type: "signPressed" }
  /** The key has signed; the back office verifies the signature. */
  | { readonly type: "signed" }
  /** By the person: no error. */
  | { readonly type: "cancelled" }
  | ({ readonly type: "codeSent"; readonly phone: string } & SentCode)
  | { readonly type: "codeSubmitted"; readonly code: string }
  | { readonly type: "resendPressed"; readonly now: number }
  | { readonly type: "backPressed" }
  /** It stands now: by this code, or by another tab. */
  | { readonly type: "given" }
  /** The words are others by now: nothing is agreed to that was not read. */
  | { readonly type: "wordsChanged"; readonly problem: Problem }
  | { readonly type: "withdrawPressed" }
  | { readonly type: "withdrawConfirmed" }
  | { readonly type: "withdrawn" }
  /** Something has come up meanwhile that keeps it standing. */
  | { readonly type: "kept"; readonly problem: Problem; readonly obligations: readonly StandingObligation[] }
  | { readonly type: "refused"; readonly problem: Problem };

export type ConsentsEffect =
  | { readonly do: "ask" | "withdraw" | "stop" }
  | { readonly do: "sign"; readonly agreement: PersonAgreement }
  | { readonly do: "give"; readonly agreement: PersonAgreement; readonly code?: string };

export const consentsInitial: ConsentsState = { at: "loading" };

type Next = Step<ConsentsState, ConsentsEffect>;
type At<A extends ConsentsState["at"]> = Extract<ConsentsState, { at: A }>;

/** It stands, or does no more: how it stands is asked again. */
const done = (agreement: PersonAgreement, what: "given" | "withdrawn"): Next => [
  { at: "shown", agreement, busy: true, done: what },
  { do: "ask" },
];
const readAgain = (agreement: PersonAgreement, problem: Problem): Next => [
  { at: "reading", agreement, busy: true, problem },
  { do: "ask" },
];

function shown(state: At<"shown">, event: ConsentsEvent): Next {
  const { agreement, busy } = state;
  switch (event.type) {
    case "opened":
      return busy ? [state] : [{ at: "shown", agreement, busy: true }, { do: "ask" }];
    case "told":
      return [{ ...state, agreement: event.agreement, busy: false }];
    case "askFailed":
      return [{ ...state, busy: false, problem: event.problem }];
    case "readPressed":
      return busy || agreement.standing === "inForce" ? [state] : [{ at: "reading", agreement, busy: false }];
    case "withdrawPressed":
      return busy || agreement.obligations.length > 0 ? [state] : [{ at: "asking", agreement, busy: false }];
    default:
      return [state];
  }
}

function reading(state: At<"reading">, event: ConsentsEvent): Next {
  const { agreement, busy } = state;
  switch (event.type) {
    case "sendPressed":
      return busy
        ? [state]
        : [
            { at: "reading", agreement, busy: true },
            { do: "give", agreement },
          ];
    case "signPressed":
      return busy || !agreement.byKey
        ? [state]
        : [
            { at: "signing", agreement, sent: false },
            { do: "sign", agreement },
          ];
    case "codeSent":
      return busy ? [{ at: "code", agreement, phone: event.phone, busy: false, ...sentOf(event) }] : [state];
    case "told":
      return [{ ...state, agreement: event.agreement, busy: false }];
    case "given":
      return done(agreement, "given");
    case "wordsChanged":
      return readAgain(agreement, event.problem);
    case "refused":
    case "askFailed":
      return [{ at: "reading", agreement, busy: false, problem: event.problem }];
    case "backPressed":
      return busy ? [state] : [{ at: "shown", agreement, busy: false }];
    default:
      return [state];
  }
}

function signing(state: At<"signing">, event: ConsentsEvent): Next {
  const { agreement, sent } = state;
  switch (event.type) {
    case "signed":
      return [{ at: "signing", agreement, sent: true }];
    case "given":
      return done(agreement, "given");
    case "wordsChanged":
      return readAgain(agreement, event.problem);
    case "refused":
      return [{ at: "reading", agreement, busy: false, problem: event.problem }];
    case "cancelled":
      return [{ at: "reading", agreement, busy: false }];
    case "backPressed":
      // A signature that the back office is verifying cannot be taken back.
      return sent ? [state] : [{ at: "reading", agreement, busy: false }, { do: "stop" }];
    default:
      return [state];
  }
}

function coding(state: At<"code">, event: ConsentsEvent): Next {
  const { agreement, phone, resendAt, busy } = state;
  const quiet: At<"code"> = { at: "code", agreement, phone, resendAt, busy: false };
  const waiting = { ...quiet, busy: true };
  switch (event.type) {
    case "codeSubmitted":
      return busy ? [state] : [waiting, { do: "give", agreement, code: event.code }];
    case "resendPressed":
      return busy || event.now < resendAt ? [state] : [waiting, { do: "give", agreement }];
    case "codeSent":
      return [{ ...quiet, phone: event.phone, ...sentOf(event) }];
    case "given":
      return busy ? done(agreement, "given") : [state];
    case "wordsChanged":
      return readAgain(agreement, event.problem);
    case "refused":
      return [{ ...quiet, problem: event.problem }];
    case "backPressed":
      return busy ? [state] : [{ at: "reading", agreement, busy: false }];
    default:
      return [state];
  }
}

function asking(state: At<"asking">, event: ConsentsEvent): Next {
  const { agreement, busy } = state;
  switch (event.type) {
    case "withdrawConfirmed":
      return busy ? [state] : [{ at: "asking", agreement, busy: true }, { do: "withdraw" }];
    case "withdrawn":
      return done(agreement, "withdrawn");
    case "kept":
      return [{ at: "shown", agreement: { ...agreement, obligations: [...event.obligations] }, busy: false, problem: event.problem }];
    case "refused":
      return [{ at: "asking", agreement, busy: false, problem: event.problem }];
    case "backPressed":
      return busy ? [state] : [{ at: "shown", agreement, busy: false }];
    default:
      return [state];
  }
}

function step(state: ConsentsState, event: ConsentsEvent): Next {
  switch (state.at) {
    case "shown":
      return shown(state, event);
    case "reading":
      return reading(state, event);
    case "signing":
      return signing(state, event);
    case "code":
      return coding(state, event);
    case "asking":
      return asking(state, event);
    case "loading":
    case "failed":
      if (event.type === "opened") return [{ at: "loading" }, { do: "ask" }];
      if (event.type === "told") return [{ at: "shown", agreement: event.agreement, busy: false }];
      if (event.type === "askFailed") return [{ at: "failed", problem: event.problem }];
      return [state];
  }
}

/** The consent to data processing: where its giver stands, given to the wording in force by a code or a key, taken back after its consequences. */
export const consentsFlow: Flow<ConsentsState, ConsentsEvent, ConsentsEffect> = { step };
