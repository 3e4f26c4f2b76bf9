import type { Output } from "@shanyraq/calls";
import type { Flow, Step } from "../flow.ts";
import type { Problem } from "../problem.ts";
import { sentOf, type SentCode } from "../sent-code.ts";

/** Somebody at the desk, by the number that they are asked for. */
export type PersonQuery = { readonly IIN: string } | { readonly idNumber: string };
/** The same, or by the reception that is already open. */
export type WhoIsServed = PersonQuery | { readonly requestID: string };
export interface FoundCustomer {
  readonly name: string;
  readonly sentTo: string;
  readonly resident: boolean;
}
export type CustomerCard = Output<"getEmployeeReceptionData">;
export interface WrittenReception {
  readonly topic: string;
  readonly text: string;
  readonly contractNumber: string;
}
export interface SentReception {
  readonly number: string;
  readonly deadline: string;
  /** The acknowledgement: a PDF in base64. */
  readonly file: string;
}

export type ReceptionFlowState =
  | { readonly at: "asking"; readonly busy: boolean; readonly problem?: Problem; readonly unknown?: true }
  | { readonly at: "found"; readonly who: WhoIsServed; readonly found: FoundCustomer; readonly busy: boolean; readonly problem?: Problem }
  | {
      readonly at: "code";
      readonly who: WhoIsServed;
      readonly found: FoundCustomer;
      readonly requestID: string;
      readonly resendAt: number;
      readonly busy: boolean;
      /** What was written before the data closed, for when they open again. */
      readonly written?: WrittenReception;
      readonly problem?: Problem;
    }
  | {
      readonly at: "open";
      readonly who: WhoIsServed;
      readonly found: FoundCustomer;
      readonly requestID: string;
      readonly card: CustomerCard;
      readonly written: WrittenReception;
      /** The act that is under way keeps its key until it is known what came of it. */
      readonly key: string;
      readonly busy?: "saving" | "sending" | "leaving";
      readonly saved: boolean;
      readonly problem?: Problem;
    }
  /** Nothing of the customer's is on the screen; what was written waits for their next code. */
  | {
      readonly at: "locked";
      readonly who: WhoIsServed;
      readonly found: FoundCustomer;
      readonly requestID: string;
      readonly written: WrittenReception;
      readonly busy: boolean;
      readonly problem?: Problem;
    }
  | { readonly at: "sent"; readonly taken: SentReception };

export type ReceptionFlowEvent =
  | { readonly type: "customerAsked"; readonly who: PersonQuery }
  | { readonly type: "customerFound"; readonly who: WhoIsServed; readonly found: FoundCustomer }
  | { readonly type: "nobodyFound" }
  /** A reception of their own that is open still: the page was opened again. */
  | { readonly type: "continuePressed"; readonly requestID: string; readonly name: string }
  | { readonly type: "continued"; readonly requestID: string; readonly name: string; readonly card: CustomerCard; readonly key: string }
  | { readonly type: "sendCodePressed" }
  | ({ readonly type: "codeSent"; readonly requestID: string } & SentCode)
  | { readonly type: "codeSubmitted"; readonly code: string }
  | { readonly type: "resendPressed"; readonly now: number }
  | { readonly type: "backPressed" }
  | { readonly type: "opened"; readonly card: CustomerCard; readonly key: string }
  | { readonly type: "typed"; readonly written: WrittenReception }
  | { readonly type: "saveSubmitted"; readonly written: WrittenReception; readonly files: readonly string[]; readonly send: boolean }
  | { readonly type: "savedFiles"; readonly files: CustomerCard["files"]; readonly key: string; readonly send: boolean }
  | { readonly type: "taken"; readonly taken: SentReception }
  /** Nobody touched the page for a while, or the back office says so. */
  | { readonly type: "idle" }
  | { readonly type: "leavePressed" }
  | { readonly type: "left" }
  | { readonly type: "refused"; readonly problem: Problem; readonly key: string }
  | { readonly type: "anewPressed" };

export type ReceptionEffect =
  | { readonly do: "find"; readonly who: PersonQuery }
  | { readonly do: "goOn"; readonly requestID: string; readonly name: string }
  | { readonly do: "sendCode"; readonly who: WhoIsServed; readonly topic: string }
  | { readonly do: "confirm"; readonly requestID: string; readonly code: string }
  | {
      readonly do: "save";
      readonly requestID: string;
      readonly written: WrittenReception;
      readonly files: readonly string[];
      readonly key: string;
      readonly send: boolean;
    }
  | { readonly do: "send"; readonly requestID: string; readonly key: string }
  | { readonly do: "leave"; readonly requestID: string; readonly key: string }
  /** Whom the office has served today is another list now. */
  | { readonly do: "tellChanged" }
  /** The scans were taken, or are those of who is served no more. */
  | { readonly do: "forgetFiles" };

type Next = Step<ReceptionFlowState, ReceptionEffect>;
type At<A extends ReceptionFlowState["at"]> = Extract<ReceptionFlowState, { at: A }>;

export const receptionInitial: ReceptionFlowState = { at: "asking", busy: false };
/** What a reception is about until its employee has said so. */
const FIRST_TOPIC = "question";

function asking(state: At<"asking">, event: ReceptionFlowEvent): Next {
  switch (event.type) {
    case "customerAsked":
      return state.busy
        ? [state]
        : [
            { at: "asking", busy: true },
            { do: "find", who: event.who },
          ];
    case "continuePressed":
      return state.busy
        ? [state]
        : [
            { at: "asking", busy: true },
            { do: "goOn", requestID: event.requestID, name: event.name },
          ];
    case "continued": {
      const { requestID, name, card, key } = event;
      const { topic, text, contractNumber, phone: sentTo, resident } = card;
      const person = { name, sentTo, resident };
      const written = { topic, text, contractNumber };
      return [{ at: "open", who: { requestID }, found: person, requestID, card, written, key, saved: false }];
    }
    case "customerFound":
      return [{ at: "found", who: event.who, found: event.found, busy: false }];
    case "nobodyFound":
      return [{ at: "asking", busy: false, unknown: true }];
    case "refused":
      return [{ at: "asking", busy: false, problem: event.problem }];
    default:
      return [state];
  }
}

/** Whom the desk knows by name alone: their data wait for a code, the first one or the one after the desk was left. */
function beforeCode(state: At<"found"> | At<"locked">, event: ReceptionFlowEvent): Next {
  const { problem: _, ...quiet } = state;
  const { who, found } = state;
  const written = state.at === "locked" ? state.written : undefined;
  switch (event.type) {
    case "sendCodePressed":
      return state.busy
        ? [state]
        : [
            { ...quiet, busy: true },
            { do: "sendCode", who, topic: written?.topic ?? FIRST_TOPIC },
          ];
    case "codeSent":
      return [{ at: "code", who, found, requestID: event.requestID, ...(written && { written }), busy: false, ...sentOf(event) }];
    case "refused":
      return [{ ...quiet, busy: false, problem: event.problem }];
    case "backPressed":
      return state.busy ? [state] : [receptionInitial];
    default:
      return [state];
  }
}

function coding(state: At<"code">, event: ReceptionFlowEvent): Next {
  const { problem: _, ...quiet } = state;
  switch (event.type) {
    case "codeSubmitted":
      return state.busy
        ? [state]
        : [
            { ...quiet, busy: true },
            { do: "confirm", requestID: state.requestID, code: event.code },
          ];
    case "resendPressed":
      return state.busy || event.now < state.resendAt
        ? [state]
        : [
            { ...quiet, busy: true },
            { do: "sendCode", who: state.who, topic: state.written?.topic ?? FIRST_TOPIC },
          ];
    case "codeSent":
      return [{ ...quiet, requestID: event.requestID, busy: false, ...sentOf(event) }];
    case "opened": {
      const { who, found: person, requestID } = state;
      const { topic, text, contractNumber } = event.card;
      // What was typed and not saved before the data closed is newer than what was saved.
      const written = state.written ?? { topic, text, contractNumber };
      return [{ at: "open", who, found: person, requestID, card: event.card, written, key: event.key, saved: false }];
    }
    case "refused":
      return [{ ...quiet, busy: false, problem: event.problem }];
    case "backPressed":
      return state.busy ? [state] : [receptionInitial];
    default:
      return [state];
  }
}

const locked = ({ who, found: person, requestID, written }: At<"open">, problem?: Problem): At<"locked"> => ({
  at: "locked",
  who,
  found: person,
  requestID,
  written,
  busy: false,
  ...(problem && { problem }),
});

function open(state: At<"open">, event: ReceptionFlowEvent): Next {
  const { busy, problem: _, ...rest } = state;
  const quiet: At<"open"> = { ...rest, saved: false };
  const { requestID, key } = state;
  switch (event.type) {
    case "typed":
      return [{ ...state, written: event.written, saved: false }];
    case "saveSubmitted":
      return busy
        ? [state]
        : [
            { ...quiet, written: event.written, busy: event.send ? "sending" : "saving" },
            { do: "save", requestID, written: event.written, files: event.files, key, send: event.send },
          ];
    case "savedFiles": {
      const next = { ...quiet, card: { ...state.card, files: event.files }, key: event.key };
      return event.send
        ? [
            { ...next, busy: "sending" },
            { do: "send", requestID, key: event.key },
          ]
        : [{ ...next, saved: true }];
    }
    case "taken":
      return [{ at: "sent", taken: event.taken }];
    case "leavePressed":
      return busy
        ? [state]
        : [
            { ...quiet, busy: "leaving" },
            { do: "leave", requestID, key },
          ];
    case "left":
      return [receptionInitial];
    case "idle":
      return [locked(state)];
    case "refused":
      // The same act again has the same key, unless the back office has answered it.
      return [{ ...quiet, key: event.problem.kind === "message" ? event.key : key, problem: event.problem }];
    default:
      return [state];
  }
}

function served(state: ReceptionFlowState, event: ReceptionFlowEvent): Next {
  switch (state.at) {
    case "asking":
      return asking(state, event);
    case "found":
    case "locked":
      return beforeCode(state, event);
    case "code":
      return coding(state, event);
    case "open":
      return open(state, event);
    case "sent":
      return event.type === "anewPressed" ? [receptionInitial] : [state];
  }
}

/** What stands beside the customer follows them: the office's list of the day, and the scans that are not theirs yet. */
function step(state: ReceptionFlowState, event: ReceptionFlowEvent): Next {
  const [next, ...effects] = served(state, event);
  const moved = next.at !== state.at;
  return [
    next,
    ...effects,
    ...(moved && next.at !== "found" ? [{ do: "tellChanged" } as const] : []),
    ...((moved && state.at === "open") || event.type === "savedFiles" ? [{ do: "forgetFiles" } as const] : []),
  ];
}

/** A customer served at a desk: found, confirmed by their code, their request written down and registered; their data close automatically. */
export const receptionFlow: Flow<ReceptionFlowState, ReceptionFlowEvent, ReceptionEffect> = { step };
