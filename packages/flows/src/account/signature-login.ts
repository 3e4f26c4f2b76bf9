import type { Flow, Step } from "../flow.ts";
import type { Problem } from "../problem.ts";
import type { LaunchLinks } from "../signing/by-phone.ts";
import type { ConnectionCause } from "../signing/signing-ports.ts";

/** A code on the screen that a phone signs, or the application on this computer. */
export type SignatureWay = "qr" | "app";

export type SignatureLoginState =
  | { readonly at: "choosing" }
  | { readonly at: "connecting"; readonly way: SignatureWay }
  | { readonly at: "qr"; readonly value: string; readonly launch: LaunchLinks; readonly scanned: boolean }
  | { readonly at: "qrExpired" }
  /** The application asks for a key. */
  | { readonly at: "signing" }
  | { readonly at: "checking" }
  /** By the person: no error. */
  | { readonly at: "cancelled"; readonly way: SignatureWay }
  | { readonly at: "notConnected"; readonly detail: string; readonly cause: ConnectionCause }
  | { readonly at: "refused"; readonly way: SignatureWay; readonly problem: Problem }
  /** The signature is right, and nobody with this number has an account. */
  | { readonly at: "noAccount"; readonly iin: string }
  | { readonly at: "signedIn" };

export type SignatureLoginEvent =
  | { readonly type: "wayChosen"; readonly way: SignatureWay }
  | { readonly type: "codeMade"; readonly value: string; readonly launch: LaunchLinks }
  | { readonly type: "codeScanned" }
  | { readonly type: "codeExpired" }
  | { readonly type: "connected" }
  | { readonly type: "signed" }
  | { readonly type: "cancelled" }
  | { readonly type: "notConnected"; readonly detail: string; readonly cause: ConnectionCause }
  | { readonly type: "failed"; readonly problem: Problem }
  | { readonly type: "unknownPerson"; readonly iin: string }
  | { readonly type: "accepted"; readonly token: string }
  | { readonly type: "backPressed" };

export type SignatureLoginEffect =
  | { readonly do: "askForCode" }
  | { readonly do: "connect" }
  | { readonly do: "keepToken"; readonly token: string }
  | { readonly do: "stop" };

export const signatureLoginInitial: SignatureLoginState = { at: "choosing" };

type Next = Step<SignatureLoginState, SignatureLoginEffect>;

/** By which way something is under way; undefined where nothing is. */
function wayOf(state: SignatureLoginState): SignatureWay | undefined {
  switch (state.at) {
    case "connecting":
      return state.way;
    case "qr":
      return "qr";
    case "signing":
    case "checking":
      return "app";
    default:
      return undefined;
  }
}

function stepWhileBusy(state: SignatureLoginState, event: SignatureLoginEvent, way: SignatureWay): Next {
  switch (event.type) {
    case "codeMade":
      return [state.at === "connecting" && way === "qr" ? { at: "qr", value: event.value, launch: event.launch, scanned: false } : state];
    case "codeScanned":
      return [state.at === "qr" ? { ...state, scanned: true } : state];
    case "codeExpired":
      return [state.at === "qr" ? { at: "qrExpired" } : state];
    case "connected":
      return [state.at === "connecting" && way === "app" ? { at: "signing" } : state];
    case "signed":
      return [state.at === "signing" ? { at: "checking" } : state];
    case "cancelled":
      return [{ at: "cancelled", way }];
    case "notConnected":
      return [way === "app" ? { at: "notConnected", detail: event.detail, cause: event.cause } : state];
    case "failed":
      return [{ at: "refused", way, problem: event.problem }];
    case "unknownPerson":
      return [{ at: "noAccount", iin: event.iin }];
    case "accepted":
      return [{ at: "signedIn" }, { do: "keepToken", token: event.token }];
    default:
      return [state];
  }
}

function step(state: SignatureLoginState, event: SignatureLoginEvent): Next {
  if (state.at === "signedIn") return [state];
  const way = wayOf(state);
  if (event.type === "backPressed") return state.at === "choosing" ? [state] : [{ at: "choosing" }, { do: "stop" }];
  if (event.type === "wayChosen")
    return way === undefined ? [{ at: "connecting", way: event.way }, { do: event.way === "qr" ? "askForCode" : "connect" }] : [state];
  return way === undefined ? [state] : stepWhileBusy(state, event, way);
}

/** Login by a digital signature: a nonce signed by a phone that reads a code, or by the application on this computer. */
export const signatureLoginFlow: Flow<SignatureLoginState, SignatureLoginEvent, SignatureLoginEffect> = { step };
