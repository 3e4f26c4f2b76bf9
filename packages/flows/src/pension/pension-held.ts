import type { PensionStage } from "@shanyraq/calls/vocabulary";
import { sentOf } from "../sent-code.ts";
import type { PensionNext } from "./pension-asking.ts";
import type { PensionCase, PensionEffect, PensionEvent, PensionState } from "./pension-state.ts";

type At<A extends PensionState["at"]> = Extract<PensionState, { at: A }>;

/** Stages that others work on: the page refreshes automatically. */
const followed: readonly PensionStage[] = ["checking", "concluded", "asked"];
const ended: readonly PensionStage[] = ["refused", "withdrawn", "inForce"];
const isFollowed = ({ stage }: PensionCase): boolean => followed.includes(stage);

/** The case as it stands, and whether it is looked at again. */
export const shown = (held: PensionCase, before?: At<"case">): PensionNext => {
  const same = before?.held.approval?.number === held.approval?.number;
  const problem = before?.held.stage === held.stage ? before.problem : undefined;
  const paper = same ? before?.paper : undefined;
  const state: At<"case"> = {
    at: "case",
    held,
    busy: false,
    read: same && before?.read === true,
    ...(paper && { paper }),
    ...(problem && { problem }),
  };
  return isFollowed(held) ? [state, { do: "follow", held }] : [state];
};

/** What a press of its page asks of the insurer. */
const acts: Readonly<Partial<Record<PensionEvent["type"], "approve" | "askCode" | "conclude" | "withdraw">>> = {
  approvePressed: "approve",
  confirmPressed: "askCode",
  concludePressed: "conclude",
  withdrawPressed: "withdraw",
};

export function holding(state: At<"case">, event: PensionEvent): PensionNext {
  const { held, busy, read, paper } = state;
  const { requestID } = held;
  const quiet: At<"case"> = { at: "case", held, busy: false, read, ...(paper && { paper }) };
  const act = acts[event.type];
  if (act)
    return busy || (act === "askCode" && !read)
      ? [state]
      : [
          { ...quiet, busy: true },
          { do: act, requestID },
        ];
  switch (event.type) {
    case "told":
      return event.info.case ? shown(event.info.case, state) : [quiet];
    case "paperPressed":
      return busy ? [state] : [quiet, { do: "read", requestID }];
    case "paperCame":
      return [{ ...state, paper: event.paper }];
    case "paperOpened":
      return [{ ...state, read: true }];
    case "filesSent":
      return [quiet, { do: "ask" }];
    case "codeSent":
      return busy && event.hash !== undefined
        ? [{ at: "code", held, hash: event.hash, phone: event.phone, busy: false, ...sentOf(event) }]
        : [state];
    case "askFailed": {
      // A failed refresh changes nothing: it is tried again.
      const effects: readonly PensionEffect[] = isFollowed(held) ? [{ do: "follow", held }] : [];
      return [quiet, ...effects];
    }
    case "refused":
      return [{ ...quiet, problem: event.problem }, { do: "ask" }];
    case "againPressed":
      // Before a contract exists, or once the case has ended, a new application may be made.
      return held.withdrawable || ended.includes(held.stage) ? [{ at: "loading", restart: true }, { do: "ask" }] : [state];
    default:
      return [state];
  }
}

export function confirming(state: At<"code">, event: PensionEvent): PensionNext {
  const { held, hash, phone, resendAt, busy } = state;
  const quiet: At<"code"> = { at: "code", held, hash, phone, resendAt, busy: false };
  const { requestID } = held;
  switch (event.type) {
    case "codeSubmitted":
      return busy
        ? [state]
        : [
            { ...quiet, busy: true },
            { do: "confirm", requestID, hash, code: event.code },
          ];
    case "resendPressed":
      return busy || event.now < resendAt
        ? [state]
        : [
            { ...quiet, busy: true },
            { do: "askCode", requestID },
          ];
    case "codeSent":
      return [{ ...quiet, phone: event.phone, ...(event.hash !== undefined && { hash: event.hash }), ...sentOf(event) }];
    case "given":
      // The application and the contract follow at once: nothing else is decided in between.
      return busy
        ? [
            { at: "case", held, busy: true, read: true },
            { do: "conclude", requestID },
          ]
        : [state];
    case "refused":
      return [{ ...quiet, problem: event.problem }];
    case "backPressed":
      return busy ? [state] : [{ at: "case", held, busy: false, read: true }];
    default:
      return [state];
  }
}
