import type { NewPassword } from "@shanyraq/forms";
import type { Flow, Step } from "../flow.ts";
import type { Problem } from "../problem.ts";
import { sentOf, type SentCode } from "../sent-code.ts";

export type ForgotPasswordState =
  /** `late`: the time in which a code lets a new password be set is over. */
  | { readonly at: "phone"; readonly busy: boolean; readonly phone?: string; readonly problem?: Problem; readonly late?: true }
  | {
      readonly at: "code";
      readonly phone: string;
      readonly resendAt: number;
      readonly busy: boolean;
      readonly resending: boolean;
      readonly problem?: Problem;
    }
  | { readonly at: "password"; readonly phone: string; readonly busy: boolean; readonly problem?: Problem }
  | { readonly at: "done" };

export type ForgotPasswordEvent =
  | { readonly type: "phoneSubmitted"; readonly phone: string }
  | ({ readonly type: "codeSent" } & SentCode)
  | { readonly type: "sendRefused"; readonly problem: Problem; readonly resendAt?: number }
  | { readonly type: "resendPressed"; readonly now: number }
  | { readonly type: "codeSubmitted"; readonly code: string }
  | { readonly type: "codeRefused"; readonly problem: Problem }
  | { readonly type: "codeAccepted"; readonly token: string }
  | { readonly type: "passwordSubmitted"; readonly values: NewPassword }
  | { readonly type: "passwordRefused"; readonly problem: Problem }
  | { readonly type: "sessionOver" }
  | { readonly type: "changed"; readonly token: string }
  | { readonly type: "backPressed" };

export type ForgotPasswordEffect =
  | { readonly do: "sendCode"; readonly phone: string }
  | { readonly do: "checkCode"; readonly phone: string; readonly code: string }
  /** The token of a session that may only set a password: the next call carries it, and nobody is signed in. */
  | { readonly do: "holdToken"; readonly token: string }
  | { readonly do: "changePassword"; readonly values: NewPassword }
  | { readonly do: "keepToken"; readonly token: string };

export const forgotPasswordInitial: ForgotPasswordState = { at: "phone", busy: false };

type State<At extends ForgotPasswordState["at"]> = Extract<ForgotPasswordState, { at: At }>;
type Next = Step<ForgotPasswordState, ForgotPasswordEffect>;

function asking(state: State<"phone">, event: ForgotPasswordEvent): Next {
  const { busy, phone } = state;
  if (event.type === "phoneSubmitted" && !busy)
    return [
      { at: "phone", busy: true, phone: event.phone },
      { do: "sendCode", phone: event.phone },
    ];
  if (!busy || phone === undefined) return [state];
  if (event.type === "codeSent") return [{ at: "code", phone, ...sentOf(event), busy: false, resending: false }];
  if (event.type !== "sendRefused") return [state];
  const { problem, resendAt } = event;
  // Too early for another code: the one before is on its way, and can be typed.
  return [
    resendAt === undefined
      ? { at: "phone", busy: false, phone, problem }
      : { at: "code", phone, resendAt, busy: false, resending: false, problem },
  ];
}

function coding(state: State<"code">, event: ForgotPasswordEvent): Next {
  const { problem: _, ...calm } = state;
  const { busy, resending, phone } = state;
  switch (event.type) {
    case "codeSubmitted":
      return busy
        ? [state]
        : [
            { ...calm, busy: true },
            { do: "checkCode", phone, code: event.code },
          ];
    case "codeRefused":
      return busy ? [{ ...calm, busy: false, problem: event.problem }] : [state];
    case "codeAccepted":
      return busy
        ? [
            { at: "password", phone, busy: false },
            { do: "holdToken", token: event.token },
          ]
        : [state];
    case "resendPressed":
      return busy || resending || event.now < state.resendAt
        ? [state]
        : [
            { ...calm, resending: true },
            { do: "sendCode", phone },
          ];
    case "codeSent":
      return resending ? [{ ...calm, resending: false, ...sentOf(event) }] : [state];
    case "sendRefused":
      return resending ? [{ ...calm, resending: false, problem: event.problem, resendAt: event.resendAt ?? state.resendAt }] : [state];
    case "backPressed":
      return busy ? [state] : [{ at: "phone", busy: false, phone }];
    default:
      return [state];
  }
}

function choosing(state: State<"password">, event: ForgotPasswordEvent): Next {
  const { busy, phone } = state;
  switch (event.type) {
    case "passwordSubmitted":
      return busy
        ? [state]
        : [
            { at: "password", phone, busy: true },
            { do: "changePassword", values: event.values },
          ];
    case "passwordRefused":
      return busy ? [{ at: "password", phone, busy: false, problem: event.problem }] : [state];
    case "sessionOver":
      return busy ? [{ at: "phone", busy: false, phone, late: true }] : [state];
    case "changed":
      return busy ? [{ at: "done" }, { do: "keepToken", token: event.token }] : [state];
    default:
      return [state];
  }
}

function step(state: ForgotPasswordState, event: ForgotPasswordEvent): Next {
  switch (state.at) {
    case "phone":
      return asking(state, event);
    case "code":
      return coding(state, event);
    case "password":
      return choosing(state, event);
    case "done":
      return [state];
  }
}

/** A forgotten password: the phone, the code in it, a new password, and then only is anybody signed in (decision 013). */
export const forgotPasswordFlow: Flow<ForgotPasswordState, ForgotPasswordEvent, ForgotPasswordEffect> = { step };
