import type { Flow, Step } from "../flow.ts";
import type { Problem } from "../problem.ts";

/** How long before its end a session's expiry is announced. */
export const WARN_BEFORE_MS = 120_000;

export type SessionEndState =
  /** Nobody has said yet when it ends. */
  | { readonly at: "unknown" }
  | { readonly at: "running"; readonly endsAt: number }
  | { readonly at: "warning"; readonly endsAt: number; readonly busy: boolean; readonly problem?: Problem }
  | { readonly at: "ended" };

export type SessionEndEvent =
  /** The server said how long there is; it says so at every refetch of the user. */
  | { readonly type: "told"; readonly endsAt: number; readonly now: number }
  /** The time to warn or the end itself has come, as far as is known here. */
  | { readonly type: "timeCame"; readonly now: number }
  | { readonly type: "stayPressed" }
  | { readonly type: "stayed" }
  | { readonly type: "stayFailed"; readonly problem: Problem };

export type SessionEndEffect =
  | { readonly do: "wakeAt"; readonly moment: number }
  /** Asks how long there is: what was done meanwhile, here or in another tab, has moved the end. */
  | { readonly do: "ask" }
  /** A call that counts as use. */
  | { readonly do: "stay" };

export const sessionEndInitial: SessionEndState = { at: "unknown" };

type Next = Step<SessionEndState, SessionEndEffect>;

function withEndsAt(state: SessionEndState, endsAt: number, now: number): Next {
  if (endsAt <= now) return [{ at: "ended" }];
  if (endsAt - now > WARN_BEFORE_MS)
    return [
      { at: "running", endsAt },
      { do: "wakeAt", moment: endsAt - WARN_BEFORE_MS },
    ];
  const warning: SessionEndState = state.at === "warning" ? { ...state, endsAt } : { at: "warning", endsAt, busy: false };
  return [warning, { do: "wakeAt", moment: endsAt }];
}

function step(state: SessionEndState, event: SessionEndEvent): Next {
  switch (event.type) {
    case "told":
      return withEndsAt(state, event.endsAt, event.now);
    case "timeCame":
      if (state.at === "warning" && event.now >= state.endsAt) return [{ at: "ended" }, { do: "ask" }];
      return state.at === "running" ? [state, { do: "ask" }] : [state];
    case "stayPressed":
      return state.at === "warning" && !state.busy ? [{ at: "warning", endsAt: state.endsAt, busy: true }, { do: "stay" }] : [state];
    case "stayed":
      return state.at === "warning" ? [{ ...state, busy: false }, { do: "ask" }] : [state];
    case "stayFailed":
      return state.at === "warning" ? [{ ...state, busy: false, problem: event.problem }] : [state];
  }
}

/** The expiry of a session: announced two minutes before, and extended when the visitor wishes. */
export const sessionEndFlow: Flow<SessionEndState, SessionEndEvent, SessionEndEffect> = { step };
