import type { Flow, Step } from "../flow.ts";
import { RESEND_AFTER_MS } from "../sent-code.ts";
import { before, enter, enterCheck, fill, isFilling, resume } from "./fill-worksheet.ts";
import { resumeSent } from "./resume-sent.ts";
import { unanswered, type Draft, type WorksheetEffect, type WorksheetEvent, type WorksheetState } from "./worksheet-state.ts";

export * from "./worksheet-state.ts";

type At<K extends WorksheetState["at"]> = Extract<WorksheetState, { at: K }>;
type Next = Step<WorksheetState, WorksheetEffect>;

function check(state: At<"check">, event: WorksheetEvent): Next {
  const { offer, draft, key } = state;
  const same = { at: "check", offer, draft, busy: false } as const;
  switch (event.type) {
    case "changePressed":
      return state.busy ? [state] : enter(event.topic, offer, draft, { fromCheck: key });
    case "backPressed": {
      const former = before(offer, "check");
      return state.busy || !former ? [state] : enter(former, offer, draft);
    }
    case "submitted":
      return state.busy || unanswered(offer, draft)
        ? [state]
        : [
            { ...same, key, busy: true, ...(state.again !== undefined && { again: state.again }) },
            { do: "submit", offer, answers: draft.answers, key, again: state.again !== undefined },
          ];
    case "accepted": {
      if (!state.busy) return [state];
      const { requestID, phone, resendAt, payKey, problem } = event;
      const sent: Draft = { ...draft, sent: { requestID, phone, resendAt } };
      return [
        { at: "code", offer, draft: sent, requestID, phone, resendAt, ...(problem && { problem }), busy: false, payKey },
        { do: "keepDraft", draft: sent },
      ];
    }
    case "askedAgain":
      return [{ ...same, key: event.key, again: event.message }];
    case "declined":
      return [{ at: "declined", offer, draft, key: event.key, message: event.message, reasons: event.reasons }];
    case "refused":
      // A refused worksheet is another act when it is sent again; one that got no answer is the same act.
      return [
        {
          ...same,
          key: event.problem.kind === "message" ? event.key : key,
          problem: event.problem,
          serviceError: event.problem.kind !== "message",
          ...(state.again !== undefined && { again: state.again }),
        },
      ];
    default:
      return [state];
  }
}

function code({ problem, ...state }: At<"code">, event: WorksheetEvent): Next {
  const same: At<"code"> = problem ? { ...state, problem } : state;
  const { offer, draft, requestID, payKey } = state;
  switch (event.type) {
    case "codeSubmitted":
      return state.busy
        ? [same]
        : [
            { ...state, busy: true },
            { do: "checkCode", requestID, code: event.code },
          ];
    case "codeAccepted": {
      if (!state.busy) return [same];
      const { schedule, amount, waits } = event;
      if (waits) return [{ at: "underReview", offer, waits }, { do: "forgetDraft" }];
      return [{ at: "confirmed", offer, draft, requestID, payKey, schedule, amount, busy: false }];
    }
    case "codeRefused":
      return [
        { ...state, busy: false, problem: event.problem, ...(event.attemptsLeft !== undefined && { attemptsLeft: event.attemptsLeft }) },
      ];
    case "resendPressed":
      return event.now < state.resendAt || state.busy
        ? [same]
        : [
            { ...state, resendAt: event.now + RESEND_AFTER_MS },
            { do: "sendCode", requestID },
          ];
    case "resent":
      return [
        { ...state, resendAt: event.resendAt, ...(event.problem && { problem: event.problem }) },
        { do: "keepDraft", draft: { ...draft, sent: { requestID, phone: state.phone, resendAt: event.resendAt } } },
      ];
    case "backPressed":
      // Sent again it is another act; the key that was meant for its order is still nobody's.
      return state.busy ? [same] : enterCheck(offer, draft, payKey);
    default:
      return [same];
  }
}

/** What is paid when is on the screen; the order is made when it is asked for. */
function confirmed({ problem, ...state }: At<"confirmed">, event: WorksheetEvent): Next {
  switch (event.type) {
    case "payPressed":
      return state.busy
        ? [state]
        : [
            { ...state, busy: true },
            { do: "order", requestID: state.requestID, key: state.payKey },
          ];
    case "orderFailed":
      return [{ ...state, busy: false, problem: event.problem }];
    case "ordered":
      return [{ at: "ordered", hash: event.hash }, { do: "forgetDraft" }, { do: "goToPayment", hash: event.hash }];
    default:
      return [problem ? { ...state, problem } : state];
  }
}

function loading(state: At<"loading">, event: WorksheetEvent): Next {
  switch (event.type) {
    case "opened":
      return [state, { do: "load", hash: state.hash }];
    case "offerLoaded": {
      const { offer, draft = { answers: {} }, sent, key } = event;
      if (offer.quote.application === "phone") return [{ at: "byPhone", offer }];
      return (sent && resumeSent(offer, draft, sent, key)) ?? resume(offer, draft, key);
    }
    case "offerMissing":
      return [{ at: "notFound" }];
    case "offerFailed":
      return [{ at: "failed", hash: state.hash, problem: event.problem }];
    default:
      return [state];
  }
}

function step(state: WorksheetState, event: WorksheetEvent): Next {
  if (isFilling(state)) return fill(state, event);
  switch (state.at) {
    case "loading":
      return loading(state, event);
    case "failed":
      return event.type === "retryPressed"
        ? [
            { at: "loading", hash: state.hash },
            { do: "load", hash: state.hash },
          ]
        : [state];
    case "check":
      return check(state, event);
    case "declined":
      // A buyer who gave a wrong answer corrects it; a true one is declined again.
      return event.type === "backPressed" ? enterCheck(state.offer, state.draft, state.key) : [state];
    case "code":
      return code(state, event);
    case "confirmed":
      return confirmed(state, event);
    case "byPhone":
    case "notFound":
    case "underReview":
    case "ordered":
      return [state];
  }
}

/** From a saved calculation to an order: the topics of its line, a check, the code from the SMS, and what is paid when. */
export const worksheetFlow: Flow<WorksheetState, WorksheetEvent, WorksheetEffect> = { step };
