import type { Flow, Step } from "../flow.ts";
import type { Problem } from "../problem.ts";
import { sentOf, type SentCode } from "../sent-code.ts";

export type LoginTab = "resident" | "nonResident" | "signature";
export type Credentials = { readonly iin: string; readonly password: string } | { readonly id_number: string; readonly password: string };

export type LoginState =
  | { readonly at: "form"; readonly tab: LoginTab; readonly busy: boolean; readonly problem?: Problem }
  /** The staff's second step: the password was right, and a code went to the phone of the account. */
  | {
      readonly at: "code";
      readonly tab: LoginTab;
      readonly credentials: Credentials;
      /** The hidden phone. */
      readonly sentTo: string;
      readonly resendAt: number;
      readonly busy: boolean;
      readonly resending: boolean;
      readonly problem?: Problem;
    }
  | { readonly at: "signedIn"; readonly token: string };

export type LoginEvent =
  | { readonly type: "tabChosen"; readonly tab: LoginTab }
  | { readonly type: "formSubmitted"; readonly credentials: Credentials }
  | ({ readonly type: "codeSent"; readonly credentials: Credentials; readonly sentTo: string } & SentCode)
  | { readonly type: "codeSubmitted"; readonly code: string }
  | { readonly type: "resendPressed"; readonly now: number }
  | { readonly type: "backPressed" }
  | { readonly type: "accepted"; readonly token: string }
  | { readonly type: "refused"; readonly problem: Problem }
  | { readonly type: "modalToggled" };

export type LoginEffect =
  /** Without a code one is sent to an account that needs it. */
  | { readonly do: "login"; readonly credentials: Credentials; readonly code?: string }
  | { readonly do: "keepToken"; readonly token: string };

export const loginInitial: LoginState = { at: "form", tab: "resident", busy: false };

type Next = Step<LoginState, LoginEffect>;
type AtForm = Extract<LoginState, { at: "form" }>;
type AtCode = Extract<LoginState, { at: "code" }>;

const signedIn = (token: string): Next => [
  { at: "signedIn", token },
  { do: "keepToken", token },
];

function atForm(state: AtForm, event: LoginEvent): Next {
  const { tab, busy } = state;
  switch (event.type) {
    case "tabChosen":
      return busy ? [state] : [{ at: "form", tab: event.tab, busy: false }];
    case "formSubmitted":
      return busy
        ? [state]
        : [
            { at: "form", tab, busy: true },
            { do: "login", credentials: event.credentials },
          ];
    case "codeSent": {
      const { credentials, sentTo } = event;
      return busy ? [{ at: "code", tab, credentials, sentTo, ...sentOf(event), busy: false, resending: false }] : [state];
    }
    case "accepted":
      return busy ? signedIn(event.token) : [state];
    case "refused":
      return busy ? [{ at: "form", tab, busy: false, problem: event.problem }] : [state];
    default:
      return [state];
  }
}

function atCode(state: AtCode, event: LoginEvent): Next {
  const { tab, credentials, sentTo, resendAt, busy, resending } = state;
  const still = { at: "code", tab, credentials, sentTo, resendAt, busy: false, resending: false } as const;
  const isWaiting = busy || resending;
  switch (event.type) {
    case "codeSubmitted":
      return isWaiting
        ? [state]
        : [
            { ...still, busy: true },
            { do: "login", credentials, code: event.code },
          ];
    case "resendPressed":
      return isWaiting || event.now < resendAt
        ? [state]
        : [
            { ...still, resending: true },
            { do: "login", credentials },
          ];
    case "codeSent":
      return isWaiting ? [{ ...still, sentTo: event.sentTo, ...sentOf(event) }] : [state];
    case "accepted":
      return isWaiting ? signedIn(event.token) : [state];
    case "refused":
      return isWaiting ? [{ ...still, problem: event.problem }] : [state];
    case "tabChosen":
      return [{ at: "form", tab: event.tab, busy: false }];
    case "backPressed":
      return [{ at: "form", tab, busy: false }];
    default:
      return [state];
  }
}

function step(state: LoginState, event: LoginEvent): Next {
  if (event.type === "modalToggled") return [loginInitial];
  switch (state.at) {
    case "form":
      return atForm(state, event);
    case "code":
      return atCode(state, event);
    case "signedIn":
      return [state];
  }
}

/** Login of a resident or a non-resident by password, and for the staff by the code from their phone too. */
export const loginFlow: Flow<LoginState, LoginEvent, LoginEffect> = { step };
