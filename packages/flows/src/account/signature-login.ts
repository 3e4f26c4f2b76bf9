import type { Flow, Step } from "../flow.ts";
import type { Problem } from "../problem.ts";

/** A code on the screen that a phone signs, or the application on this computer. */
export type SignatureWay = "qr" | "app";

/** Addresses that open the signing application of a person or of a legal entity, on the phone that has it. */
export interface LaunchLinks {
  readonly person?: string;
  readonly company?: string;
}

export type SignatureLoginState =
  | { readonly at: "choosing" }
  | { readonly at: "connecting"; readonly way: SignatureWay }
  | { readonly at: "qr"; readonly value: string; readonly launch: LaunchLinks }
  | { readonly at: "qrExpired" }
  | { readonly at: "unavailable"; readonly way: SignatureWay; readonly problem: Problem };

export type SignatureLoginEvent =
  | { readonly type: "wayChosen"; readonly way: SignatureWay }
  | { readonly type: "codeMade"; readonly value: string; readonly launch: LaunchLinks }
  | { readonly type: "codeExpired" }
  | { readonly type: "failed"; readonly problem: Problem }
  | { readonly type: "backPressed" };

export type SignatureLoginEffect =
  | { readonly do: "askForCode" }
  | { readonly do: "connect" }
  | { readonly do: "waitForEnd" }
  | { readonly do: "stop" };

export const signatureLoginInitial: SignatureLoginState = { at: "choosing" };

type Next = Step<SignatureLoginState, SignatureLoginEffect>;

function step(state: SignatureLoginState, event: SignatureLoginEvent): Next {
  switch (event.type) {
    case "wayChosen":
      return state.at === "connecting"
        ? [state]
        : [{ at: "connecting", way: event.way }, { do: event.way === "qr" ? "askForCode" : "connect" }];
    case "codeMade":
      return state.at === "connecting" && state.way === "qr"
        ? [{ at: "qr", value: event.value, launch: event.launch }, { do: "waitForEnd" }]
        : [state];
    case "codeExpired":
      return [state.at === "qr" ? { at: "qrExpired" } : state];
    case "failed":
      return [state.at === "connecting" ? { at: "unavailable", way: state.way, problem: event.problem } : state];
    case "backPressed":
      return state.at === "choosing" ? [state] : [{ at: "choosing" }, { do: "stop" }];
  }
}

/** Login by a digital signature: the ways to it. What is signed, and by whom, belongs to signing. */
export const signatureLoginFlow: Flow<SignatureLoginState, SignatureLoginEvent, SignatureLoginEffect> = { step };
