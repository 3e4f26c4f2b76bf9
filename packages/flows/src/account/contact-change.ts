import type { Flow, Step } from "../flow.ts";
import type { Problem } from "../problem.ts";
import { sentOf, type SentCode } from "../sent-code.ts";

export type ContactKind = "phone" | "email";
/** Where the codes were sent, as far as the owner may see it. */
export interface CodesSent {
  readonly requestID: string;
  readonly sentTo: string;
  /** Absent for a customer who has just signed in by a key: only the new contact was sent a code. */
  readonly sentToOld?: string;
  /** Moment from which new codes may be asked for. */
  readonly resendAt: number;
}

export type ContactChangeState =
  | { readonly at: "form"; readonly kind: ContactKind; readonly value: string; readonly busy: boolean; readonly problem?: Problem }
  | (CodesSent & {
      readonly at: "codes";
      readonly kind: ContactKind;
      readonly value: string;
      readonly busy: boolean;
      readonly problem?: Problem;
      readonly attemptsLeft?: number;
    })
  | { readonly at: "done"; readonly kind: ContactKind; readonly value: string };

export type ContactChangeEvent =
  | { readonly type: "valueSubmitted"; readonly value: string }
  | ({ readonly type: "codesSent" } & CodesSent & SentCode)
  | { readonly type: "sendingRefused"; readonly problem: Problem }
  | { readonly type: "codesSubmitted"; readonly codeOld?: string; readonly codeNew: string }
  | { readonly type: "changed" }
  | { readonly type: "codesRefused"; readonly problem: Problem; readonly attemptsLeft?: number }
  | { readonly type: "resendPressed"; readonly now: number }
  | { readonly type: "backPressed" };

export type ContactChangeEffect =
  | { readonly do: "sendCodes"; readonly kind: ContactKind; readonly value: string }
  | {
      readonly do: "confirm";
      readonly kind: ContactKind;
      readonly value: string;
      readonly requestID: string;
      readonly codeOld?: string;
      readonly codeNew: string;
    };

export const contactChangeInitial = (kind: ContactKind): ContactChangeState => ({ at: "form", kind, value: "", busy: false });

type Next = Step<ContactChangeState, ContactChangeEffect>;
type Coding = Extract<ContactChangeState, { at: "codes" }>;

const codesOf = (kind: ContactKind, value: string, { requestID, sentTo, sentToOld, resendAt }: CodesSent): Coding => ({
  at: "codes",
  kind,
  value,
  requestID,
  sentTo,
  ...(sentToOld !== undefined && { sentToOld }),
  resendAt,
  busy: false,
});

function codes(state: Coding, event: ContactChangeEvent): Next {
  const { kind, value, requestID } = state;
  switch (event.type) {
    case "codesSubmitted":
      return state.busy
        ? [state]
        : [
            { ...codesOf(kind, value, state), busy: true },
            {
              do: "confirm",
              kind,
              value,
              requestID,
              ...(event.codeOld !== undefined && { codeOld: event.codeOld }),
              codeNew: event.codeNew,
            },
          ];
    case "changed":
      return state.busy ? [{ at: "done", kind, value }] : [state];
    case "codesRefused":
      return [
        {
          ...codesOf(kind, value, state),
          problem: event.problem,
          ...(event.attemptsLeft !== undefined && { attemptsLeft: event.attemptsLeft }),
        },
      ];
    case "resendPressed":
      return state.busy || event.now < state.resendAt
        ? [state]
        : [
            { ...codesOf(kind, value, state), busy: true },
            { do: "sendCodes", kind, value },
          ];
    case "codesSent":
      return [{ ...codesOf(kind, value, event), ...sentOf(event) }];
    case "sendingRefused":
      return [{ ...codesOf(kind, value, state), problem: event.problem }];
    case "backPressed":
      return state.busy ? [state] : [{ at: "form", kind, value, busy: false }];
    default:
      return [state];
  }
}

function step(state: ContactChangeState, event: ContactChangeEvent): Next {
  if (state.at === "done") return [state];
  if (state.at === "codes") return codes(state, event);
  const { kind, value, busy } = state;
  switch (event.type) {
    case "valueSubmitted":
      return busy
        ? [state]
        : [
            { at: "form", kind, value: event.value, busy: true },
            { do: "sendCodes", kind, value: event.value },
          ];
    case "codesSent":
      return busy ? [{ ...codesOf(kind, value, event), ...sentOf(event) }] : [state];
    case "sendingRefused":
      return busy ? [{ at: "form", kind, value, busy: false, problem: event.problem }] : [state];
    default:
      return [state];
  }
}

/** A new phone or address of e-mail: the new value, a code from the former (unless a key has just signed) and one from the new, and it is changed (S31). */
export const contactChangeFlow: Flow<ContactChangeState, ContactChangeEvent, ContactChangeEffect> = { step };
