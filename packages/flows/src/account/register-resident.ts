import type { ResidentRegistration } from "@shanyraq/forms";
import type { Flow, Step } from "../flow.ts";
import type { Problem } from "../problem.ts";
import { isOfFields, type CheckReason } from "./registration.ts";
import { sentOf, type SentCode } from "../sent-code.ts";

type Values = ResidentRegistration;

/** Nothing typed is lost by going back, by a refusal or by a failed call. */
export type RegisterResidentState =
  | { readonly at: "form"; readonly busy: boolean; readonly values?: Values; readonly problem?: Problem; readonly reason?: CheckReason }
  /** Where the code will go is shown, and asked for. */
  | { readonly at: "send"; readonly values: Values; readonly busy: boolean; readonly problem?: Problem }
  | {
      readonly at: "code";
      readonly values: Values;
      readonly resendAt: number;
      readonly busy: boolean;
      readonly resending: boolean;
      readonly problem?: Problem;
    }
  | { readonly at: "done" };

export type RegisterResidentEvent =
  | { readonly type: "formSubmitted"; readonly values: Values }
  /** By a signature whose owner has no account yet. */
  | { readonly type: "numberKnown"; readonly iin: string }
  | { readonly type: "checked" }
  | { readonly type: "checkRefused"; readonly problem: Problem; readonly reason?: CheckReason }
  | { readonly type: "sendPressed" }
  | ({ readonly type: "codeSent" } & SentCode)
  /** `changed`: the code before is on its way, and confirms other details than these. */
  | {
      readonly type: "sendRefused";
      readonly problem: Problem;
      readonly resendAt?: number;
      readonly changed?: true;
      readonly reason?: CheckReason;
    }
  | { readonly type: "resendPressed"; readonly now: number }
  | { readonly type: "codeSubmitted"; readonly code: string }
  | { readonly type: "codeRefused"; readonly problem: Problem; readonly reason?: CheckReason }
  | { readonly type: "accepted"; readonly token: string }
  | { readonly type: "backPressed" };

export type RegisterResidentEffect =
  | { readonly do: "check"; readonly values: Values }
  | { readonly do: "sendCode"; readonly values: Values }
  | { readonly do: "checkCode"; readonly values: Values; readonly code: string }
  | { readonly do: "keepToken"; readonly token: string };

const nothingTyped: Values = { last_name: "", first_name: "", third_name: "", iin: "", phone: "", mail: "", password: "", password_r: "" };

export const registerResidentInitial: RegisterResidentState = { at: "form", busy: false };

type State<At extends RegisterResidentState["at"]> = Extract<RegisterResidentState, { at: At }>;
type Next = Step<RegisterResidentState, RegisterResidentEffect>;

/** Back at the form with what cannot be mended elsewhere: what is wrong with it, and what can be done. */
const atForm = (values: Values, problem: Problem, reason: CheckReason | undefined): RegisterResidentState => ({
  at: "form",
  busy: false,
  values,
  problem,
  ...(reason && { reason }),
});

function filling(state: State<"form">, event: RegisterResidentEvent): Next {
  const { busy, values } = state;
  if (event.type === "formSubmitted" && !busy)
    return [
      { at: "form", busy: true, values: event.values },
      { do: "check", values: event.values },
    ];
  if (event.type === "numberKnown" && !busy) return [{ at: "form", busy: false, values: { ...(values ?? nothingTyped), iin: event.iin } }];
  if (!busy || !values) return [state];
  if (event.type === "checked") return [{ at: "send", values, busy: false }];
  if (event.type === "checkRefused") return [atForm(values, event.problem, event.reason)];
  return [state];
}

function sending(state: State<"send">, event: RegisterResidentEvent): Next {
  const { busy, values } = state;
  if (!busy) {
    if (event.type === "sendPressed")
      return [
        { at: "send", values, busy: true },
        { do: "sendCode", values },
      ];
    return [event.type === "backPressed" ? { at: "form", busy: false, values } : state];
  }
  if (event.type === "codeSent") return [{ at: "code", values, ...sentOf(event), busy: false, resending: false }];
  if (event.type !== "sendRefused") return [state];
  if (event.reason !== undefined) return [atForm(values, event.problem, event.reason)];
  // Too early for another code: the one before is on its way, and can be typed, where it confirms these very details.
  if (event.resendAt !== undefined && !event.changed)
    return [{ at: "code", values, resendAt: event.resendAt, busy: false, resending: false, problem: event.problem }];
  return [{ at: isOfFields(event.problem) ? "form" : "send", values, busy: false, problem: event.problem }];
}

function coding(state: State<"code">, event: RegisterResidentEvent): Next {
  const { problem: _, ...calm } = state;
  const { busy, resending, values } = state;
  switch (event.type) {
    case "codeSubmitted":
      return busy
        ? [state]
        : [
            { ...calm, busy: true },
            { do: "checkCode", values, code: event.code },
          ];
    case "codeRefused":
      if (busy && event.reason !== undefined) return [atForm(values, event.problem, event.reason)];
      return busy ? [{ ...calm, busy: false, problem: event.problem }] : [state];
    case "accepted":
      return busy ? [{ at: "done" }, { do: "keepToken", token: event.token }] : [state];
    case "resendPressed":
      return busy || resending || event.now < state.resendAt
        ? [state]
        : [
            { ...calm, resending: true },
            { do: "sendCode", values },
          ];
    case "codeSent":
      return resending ? [{ ...calm, resending: false, ...sentOf(event) }] : [state];
    case "sendRefused":
      return resending ? [{ ...calm, resending: false, problem: event.problem, resendAt: event.resendAt ?? state.resendAt }] : [state];
    case "backPressed":
      return busy ? [state] : [{ at: "send", values, busy: false }];
    default:
      return [state];
  }
}

function step(state: RegisterResidentState, event: RegisterResidentEvent): Next {
  switch (state.at) {
    case "form":
      return filling(state, event);
    case "send":
      return sending(state, event);
    case "code":
      return coding(state, event);
    case "done":
      return [state];
  }
}

/** Registration of a resident: a form, a code to their phone, and they are signed in. */
export const registerResidentFlow: Flow<RegisterResidentState, RegisterResidentEvent, RegisterResidentEffect> = { step };
