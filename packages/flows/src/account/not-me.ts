import type { Flow, Step } from "../flow.ts";
import type { Problem } from "../problem.ts";

export type NotMeState =
  /** The address carries no token: it was cut, or typed. */
  | { readonly at: "without" }
  | { readonly at: "asking"; readonly token: string; readonly problem?: Problem }
  | { readonly at: "sending"; readonly token: string }
  /** The link is unknown, used or over: the server does not say which. */
  | { readonly at: "over" }
  | { readonly at: "frozen"; readonly until: string };

export type NotMeEvent =
  | { readonly type: "pressed" }
  | { readonly type: "frozen"; readonly until: string }
  | { readonly type: "linkOver" }
  | { readonly type: "failed"; readonly problem: Problem };

export type NotMeEffect = { readonly do: "freeze"; readonly token: string };

/** @param token what stands behind "#" in the address. */
export const notMeInitial = (token: string): NotMeState => (token === "" ? { at: "without" } : { at: "asking", token });

function step(state: NotMeState, event: NotMeEvent): Step<NotMeState, NotMeEffect> {
  if (state.at === "asking")
    return event.type === "pressed"
      ? [
          { at: "sending", token: state.token },
          { do: "freeze", token: state.token },
        ]
      : [state];
  if (state.at !== "sending") return [state];
  switch (event.type) {
    case "frozen":
      return [{ at: "frozen", until: event.until }];
    case "linkOver":
      return [{ at: "over" }];
    case "failed":
      return [{ at: "asking", token: state.token, problem: event.problem }];
    case "pressed":
      return [state];
  }
}

/** "It was not me": one press freezes the account. Opening the link does nothing, since mail scanners open links (decision 013). */
export const notMeFlow: Flow<NotMeState, NotMeEvent, NotMeEffect> = { step };
