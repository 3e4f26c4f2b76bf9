import type { Flow, Step } from "../flow.ts";

export type Applicant = "resident" | "nonResident";

/** Whose login it is, where a registration found them registered already. */
export type KnownNumber = { readonly iin: string } | { readonly id_number: string };

/** What the modal is about; each conversation in it is a flow of its own. */
export type AuthState =
  | { readonly at: "login"; readonly known?: KnownNumber }
  | { readonly at: "registration"; readonly who: Applicant }
  | { readonly at: "forgotten" };

export type AuthEvent =
  | { readonly type: "loginChosen"; readonly known?: KnownNumber }
  | { readonly type: "registrationChosen" }
  | { readonly type: "applicantChosen"; readonly who: Applicant }
  | { readonly type: "forgottenPressed" };

export const authInitial: AuthState = { at: "login" };

function step(state: AuthState, event: AuthEvent): Step<AuthState, never> {
  switch (event.type) {
    case "loginChosen":
      return [state.at === "login" ? state : { at: "login", ...(event.known && { known: event.known }) }];
    case "registrationChosen":
      return [state.at === "registration" ? state : { at: "registration", who: "resident" }];
    case "applicantChosen":
      return [state.at === "registration" && state.who !== event.who ? { at: "registration", who: event.who } : state];
    case "forgottenPressed":
      return [state.at === "login" ? { at: "forgotten" } : state];
  }
}

/** Login, registration or a forgotten password: which of them the modal shows. */
export const authFlow: Flow<AuthState, AuthEvent, never> = { step };
