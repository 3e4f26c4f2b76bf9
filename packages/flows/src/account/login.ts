import type { Flow, Step } from "../flow.ts";
import type { Problem } from "../problem.ts";

export type LoginTab = "resident" | "nonResident" | "signature";
export type Credentials = { readonly iin: string; readonly password: string } | { readonly id_number: string; readonly password: string };

export type LoginState =
  | { readonly at: "form"; readonly tab: LoginTab; readonly busy: boolean; readonly problem?: Problem }
  | { readonly at: "signedIn"; readonly token: string };

export type LoginEvent =
  | { readonly type: "tabChosen"; readonly tab: LoginTab }
  | { readonly type: "formSubmitted"; readonly credentials: Credentials }
  | { readonly type: "accepted"; readonly token: string }
  | { readonly type: "refused"; readonly problem: Problem }
  | { readonly type: "modalToggled" };

export type LoginEffect =
  | { readonly do: "login"; readonly credentials: Credentials }
  | { readonly do: "keepToken"; readonly token: string };

export const loginInitial: LoginState = { at: "form", tab: "resident", busy: false };

function step(state: LoginState, event: LoginEvent): Step<LoginState, LoginEffect> {
  if (event.type === "modalToggled") return [loginInitial];
  if (state.at === "signedIn") return [state];
  switch (event.type) {
    case "tabChosen":
      return state.busy ? [state] : [{ at: "form", tab: event.tab, busy: false }];
    case "formSubmitted":
      return state.busy
        ? [state]
        : [
            { at: "form", tab: state.tab, busy: true },
            { do: "login", credentials: event.credentials },
          ];
    case "accepted":
      return state.busy
        ? [
            { at: "signedIn", token: event.token },
            { do: "keepToken", token: event.token },
          ]
        : [state];
    case "refused":
      return state.busy ? [{ at: "form", tab: state.tab, busy: false, problem: event.problem }] : [state];
  }
}

/** Login of a resident or a non-resident by password. */
export const loginFlow: Flow<LoginState, LoginEvent, LoginEffect> = { step };
