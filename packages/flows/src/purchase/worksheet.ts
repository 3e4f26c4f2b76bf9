import type { Flow, Step } from "../flow.ts";
import { RESEND_AFTER_MS } from "../sent-code.ts";
import { before, enter, enterCheck, fill, resume } from "./fill-worksheet.ts";
import { complete, type WorksheetEffect, type WorksheetEvent, type WorksheetState } from "./worksheet-state.ts";

export * from "./worksheet-state.ts";

type Checking = Extract<WorksheetState, { at: "check" }>;
type Coding = Extract<WorksheetState, { at: "code" }>;
type Next = Step<WorksheetState, WorksheetEffect>;

function check(state: Checking, event: WorksheetEvent): Next {
  const { offer, draft, key } = state;
  switch (event.type) {
    case "changePressed":
      return state.busy ? [state] : enter(event.step, offer, draft, { fromCheck: key });
    case "backPressed":
      return state.busy ? [state] : enter(before.check, offer, draft);
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
      // Sent again it is another act; the key that was meant for its order is still nobody's.
      return state.busy || state.confirmed ? [same] : enterCheck(state.offer, state.draft, state.payKey);
    default:
      return [same];
  }
}

function step(state: WorksheetState, event: WorksheetEvent): Next {
  switch (state.at) {
    case "loading":
      if (event.type === "opened") return [state, { do: "load", hash: state.hash }];
      if (event.type === "offerLoaded") {
        const { offer, draft, key } = event;
        if (offer.quote.application === "phone") return [{ at: "byPhone", offer }];
        return draft ? resume(offer, draft, key) : [{ at: "person", offer, draft: { beneficiaries: [] } }];
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
