import type { CallBack } from "@shanyraq/forms";
import type { Flow, Step } from "../flow.ts";
import type { Problem } from "../problem.ts";

/** Why somebody asks to be called: of their own will, or because they are under 18 and cannot buy alone. */
export type CallReason = "contacts" | "underAge";

export type CallingState =
  | { readonly at: "form"; readonly reason: CallReason }
  | { readonly at: "sending"; readonly reason: CallReason }
  | { readonly at: "failed"; readonly reason: CallReason; readonly problem: Problem }
  | { readonly at: "done" };

export type CallingEvent =
  | { readonly type: "formSubmitted"; readonly values: CallBack }
  | { readonly type: "accepted" }
  | { readonly type: "refused"; readonly problem: Problem };

export type CallingEffect = { readonly do: "send"; readonly name: string; readonly phone: string; readonly minor: boolean };

export const callingInitial = (reason: CallReason): CallingState => ({ at: "form", reason });

/** Site-shell, section 7: of a phone digits and plus alone are sent. */
const digitsAndPlus = (phone: string): string => phone.replace(/[^\d+]/g, "");

function step(state: CallingState, event: CallingEvent): Step<CallingState, CallingEffect> {
  if (state.at === "done") return [state];
  const { reason } = state;
  switch (event.type) {
    case "formSubmitted":
      return state.at === "sending"
        ? [state]
        : [
            { at: "sending", reason },
            { do: "send", name: event.values.name, phone: digitsAndPlus(event.values.phone), minor: reason === "underAge" },
          ];
    case "accepted":
      return state.at === "sending" ? [{ at: "done" }] : [state];
    case "refused":
      return state.at === "sending" ? [{ at: "failed", reason, problem: event.problem }] : [state];
  }
}

/** From a name and a phone to a request that somebody calls. */
export const callingFlow: Flow<CallingState, CallingEvent, CallingEffect> = { step };
