import type { NonResidentRegistration } from "@shanyraq/forms";
import type { Flow, Step } from "../flow.ts";
import type { Problem } from "../problem.ts";
import { isOfFields, type CheckReason } from "./registration.ts";
import { sentOf, type SentCode } from "../sent-code.ts";

type Values = NonResidentRegistration;

/** The text that is agreed to, as it was made for this client. */
export interface ConsentText {
  readonly clientGuid: string;
  readonly objectGuid: string;
  readonly xml: string;
  /** Where the company's own document on personal data stands. */
  readonly documentUrl: string;
}

export type RegisterForeignerState =
  | { readonly at: "done" }
  | {
      readonly at: "form";
      readonly busy: boolean;
      readonly values?: Values;
      readonly problem?: Problem;
      readonly reason?: CheckReason;
      /** Given already: what was refused after it is mended here, and no second code is asked for. */
      readonly consent?: ConsentText;
    }
  | {
      readonly at: "consent";
      readonly values: Values;
      readonly consent: ConsentText;
      /** What the code that was sent is known by; none while nothing could be sent. */
      readonly otp?: string;
      readonly resendAt: number;
      readonly busy: boolean;
      readonly resending: boolean;
      /** The code was right; what is left is the account. */
      readonly confirmed: boolean;
      readonly problem?: Problem;
      /** What failed, in words that stand before the server's. */
      readonly failed?: "send" | "check";
    };

export type RegisterForeignerEvent =
  | { readonly type: "formSubmitted"; readonly values: Values }
  | { readonly type: "checked" }
  | { readonly type: "checkRefused"; readonly problem: Problem; readonly reason?: CheckReason }
  | { readonly type: "clientCreated"; readonly guid: string }
  | { readonly type: "clientFailed" }
  | { readonly type: "textRead"; readonly consent: ConsentText; readonly now: number }
  | { readonly type: "textFailed"; readonly problem: Problem }
  | ({ readonly type: "codeSent"; readonly otp: string } & SentCode)
  | { readonly type: "sendFailed"; readonly problem: Problem; readonly resendAt?: number }
  | { readonly type: "resendPressed"; readonly now: number }
  | { readonly type: "codeSubmitted"; readonly code: string }
  | { readonly type: "codeAccepted" }
  | { readonly type: "codeRefused"; readonly problem: Problem }
  | { readonly type: "registerPressed" }
  | { readonly type: "registered"; readonly token: string }
  /** `over`: the consent opens nothing any more, and is asked for again. */
  | { readonly type: "registerFailed"; readonly problem: Problem; readonly reason?: CheckReason; readonly over?: true }
  | { readonly type: "backPressed" };

/** Tidings that stand beside the conversation. */
export type RegistrationTidings = { readonly of: "client" | "resend" } | { readonly of: "registration"; readonly problem: Problem };

export type RegisterForeignerEffect =
  | { readonly do: "check"; readonly values: Values }
  | { readonly do: "createClient"; readonly values: Values }
  | { readonly do: "readText"; readonly guid: string }
  | { readonly do: "sendCode"; readonly values: Values; readonly consent: ConsentText }
  | { readonly do: "checkCode"; readonly values: Values; readonly consent: ConsentText; readonly otp: string; readonly code: string }
  | { readonly do: "register"; readonly values: Values; readonly consent: ConsentText }
  | { readonly do: "tell"; readonly tidings: RegistrationTidings }
  | { readonly do: "keepToken"; readonly token: string };

export const registerForeignerInitial: RegisterForeignerState = { at: "form", busy: false };

type State<At extends RegisterForeignerState["at"]> = Extract<RegisterForeignerState, { at: At }>;
type Next = Step<RegisterForeignerState, RegisterForeignerEffect>;

/** A consent is of one document and one phone. */
const isOfSame = (one: Values, other: Values): boolean => one.id_number === other.id_number && one.phone === other.phone;

/** When continuing leads nowhere: back to the form, which says why and begins again. */
function restarted(values: Values, event: RegisterForeignerEvent): State<"form"> | undefined {
  if (event.type !== "registerFailed" || !(event.over || event.reason)) return undefined;
  return { at: "form", busy: false, values, problem: event.problem, ...(event.reason && { reason: event.reason }) };
}

function filling(state: State<"form">, event: RegisterForeignerEvent): Next {
  const { busy, values } = state;
  if (event.type === "formSubmitted" && !busy) {
    const typed = event.values;
    const consent = values && isOfSame(values, typed) ? state.consent : undefined;
    return [
      { at: "form", busy: true, values: typed, ...(consent && { consent }) },
      consent ? { do: "register", values: typed, consent } : { do: "check", values: typed },
    ];
  }
  if (!busy || !values) return [state];
  const fresh = restarted(values, event);
  if (fresh) return [fresh];
  const calm: RegisterForeignerState = { at: "form", busy: false, values, ...(state.consent && { consent: state.consent }) };
  switch (event.type) {
    case "checked":
      return [state, { do: "createClient", values }];
    case "checkRefused":
      return [{ ...calm, problem: event.problem, ...(event.reason && { reason: event.reason }) }];
    case "clientCreated":
      return [state, { do: "readText", guid: event.guid }];
    case "clientFailed":
      return [calm, { do: "tell", tidings: { of: "client" } }];
    case "textRead":
      return [
        { at: "consent", values, consent: event.consent, resendAt: event.now, busy: false, resending: true, confirmed: false },
        { do: "sendCode", values, consent: event.consent },
      ];
    case "textFailed":
      return [{ ...calm, problem: event.problem }];
    case "registered":
      return [{ at: "done" }, { do: "keepToken", token: event.token }];
    case "registerFailed":
      return [
        isOfFields(event.problem) ? { ...calm, problem: event.problem } : calm,
        { do: "tell", tidings: { of: "registration", problem: event.problem } },
      ];
    default:
      return [state];
  }
}

function consenting(state: State<"consent">, event: RegisterForeignerEvent): Next {
  const { problem: _, failed: __, ...calm } = state;
  const { busy, resending, confirmed, values, consent, otp } = state;
  switch (event.type) {
    case "codeSent":
      return resending ? [{ ...calm, resending: false, otp: event.otp, ...sentOf(event) }] : [state];
    case "sendFailed": {
      if (!resending) return [state];
      const waiting = { ...calm, resending: false, resendAt: event.resendAt ?? state.resendAt, problem: event.problem };
      // A failure of the first code is shown in its place, that of another one in a toast.
      return otp === undefined ? [{ ...waiting, failed: "send" }] : [waiting, { do: "tell", tidings: { of: "resend" } }];
    }
    case "resendPressed":
      return busy || resending || confirmed || event.now < state.resendAt
        ? [state]
        : [
            { ...calm, resending: true },
            { do: "sendCode", values, consent },
          ];
    case "codeSubmitted":
      return busy || confirmed || otp === undefined
        ? [state]
        : [
            { ...calm, busy: true },
            { do: "checkCode", values, consent, otp, code: event.code },
          ];
    case "codeRefused":
      return busy && !confirmed ? [{ ...calm, busy: false, problem: event.problem, failed: "check" }] : [state];
    case "codeAccepted":
      return busy && !confirmed
        ? [
            { ...calm, confirmed: true },
            { do: "register", values, consent },
          ]
        : [state];
    case "registerPressed":
      return confirmed && !busy
        ? [
            { ...calm, busy: true },
            { do: "register", values, consent },
          ]
        : [state];
    case "registered":
      return confirmed ? [{ at: "done" }, { do: "keepToken", token: event.token }] : [state];
    case "registerFailed": {
      if (!confirmed || !busy) return [state];
      const { problem } = event;
      const fresh = restarted(values, event);
      if (fresh) return [fresh];
      return [
        isOfFields(problem) ? { at: "form", busy: false, values, problem, consent } : { ...calm, busy: false },
        { do: "tell", tidings: { of: "registration", problem } },
      ];
    }
    case "backPressed":
      return busy || resending ? [state] : [{ at: "form", busy: false, values, ...(confirmed && { consent }) }];
    default:
      return [state];
  }
}

function step(state: RegisterForeignerState, event: RegisterForeignerEvent): Next {
  switch (state.at) {
    case "form":
      return filling(state, event);
    case "consent":
      return consenting(state, event);
    case "done":
      return [state];
  }
}

/** Registration of a foreigner: a form, a client record, a consent confirmed by a code, an account. */
export const registerForeignerFlow: Flow<RegisterForeignerState, RegisterForeignerEvent, RegisterForeignerEffect> = { step };
