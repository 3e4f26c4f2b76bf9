import type { Flow, Step } from "../flow.ts";
import type { Problem } from "../problem.ts";
import type { Calculation } from "./calculation.ts";

/** How a calculation leaves the page: its link into the clipboard, or sent to somebody. */
export const sendingWays = ["mail", "whatsapp", "sms"] as const;
export type SendingWay = (typeof sendingWays)[number];

/** How an offer is taken: read as a page, or kept as a file. */
export type OfferForm = "page" | "file";
/** What a calculation is kept for: to be sent, copied, or printed as an offer. */
type Purpose = SendingWay | "copy" | { readonly offerOf: string; readonly as: OfferForm };

export type ShareState =
  | { readonly at: "idle" }
  | { readonly at: "saving"; readonly towards: Purpose }
  | { readonly at: "copying"; readonly hash: string }
  | { readonly at: "copied"; readonly hash: string }
  // A page without the clipboard (plain HTTP, a permission refused, a press too long ago): the link is there to be taken by hand.
  | { readonly at: "shown"; readonly hash: string }
  | { readonly at: "addressing"; readonly hash: string; readonly way: SendingWay; readonly problem?: Problem }
  | { readonly at: "sending"; readonly hash: string; readonly way: SendingWay }
  | { readonly at: "sent"; readonly hash: string; readonly way: SendingWay }
  | { readonly at: "failed"; readonly problem: Problem };

export type ShareEvent =
  | { readonly type: "copyPressed"; readonly inputs: Calculation }
  | { readonly type: "offerPressed"; readonly inputs: Calculation; readonly as: OfferForm }
  | { readonly type: "sendChosen"; readonly inputs: Calculation; readonly way: SendingWay }
  | { readonly type: "saved"; readonly hash: string }
  | { readonly type: "savingFailed"; readonly problem: Problem }
  | { readonly type: "copied" }
  | { readonly type: "notCopied" }
  | { readonly type: "addressGiven"; readonly to: string }
  | { readonly type: "taken" }
  | { readonly type: "refused"; readonly problem: Problem }
  | { readonly type: "dismissed" };

export type ShareEffect =
  | { readonly do: "save"; readonly inputs: Calculation }
  | { readonly do: "copy"; readonly hash: string }
  | { readonly do: "fetchOffer"; readonly hash: string; readonly product: string; readonly as: OfferForm }
  | { readonly do: "send"; readonly hash: string; readonly way: SendingWay; readonly to: string };

export const shareInitial: ShareState = { at: "idle" };

type Pressed = Extract<ShareEvent, { readonly inputs: Calculation }>;
function purposeOf(event: Pressed): Purpose {
  if (event.type === "sendChosen") return event.way;
  return event.type === "copyPressed" ? "copy" : { offerOf: event.inputs.product, as: event.as };
}

function step(state: ShareState, event: ShareEvent): Step<ShareState, ShareEffect> {
  switch (event.type) {
    case "copyPressed":
    case "offerPressed":
    case "sendChosen":
      return state.at === "saving" || state.at === "copying" || state.at === "sending"
        ? [state]
        : [
            { at: "saving", towards: purposeOf(event) },
            { do: "save", inputs: event.inputs },
          ];
    case "saved": {
      if (state.at !== "saving") return [state];
      const { hash } = event;
      if (typeof state.towards === "object") {
        const { offerOf, as } = state.towards;
        return [shareInitial, { do: "fetchOffer", hash, product: offerOf, as }];
      }
      return state.towards === "copy"
        ? [
            { at: "copying", hash },
            { do: "copy", hash },
          ]
        : [{ at: "addressing", hash, way: state.towards }];
    }
    case "savingFailed":
      return [state.at === "saving" ? { at: "failed", problem: event.problem } : state];
    case "copied":
    case "notCopied":
      return [state.at === "copying" ? { at: event.type === "copied" ? "copied" : "shown", hash: state.hash } : state];
    case "addressGiven": {
      if (state.at !== "addressing") return [state];
      const { hash, way } = state;
      return [
        { at: "sending", hash, way },
        { do: "send", hash, way, to: event.to },
      ];
    }
    case "taken":
      return [state.at === "sending" ? { ...state, at: "sent" } : state];
    case "refused":
      return [state.at === "sending" ? { ...state, at: "addressing", problem: event.problem } : state];
    case "dismissed":
      return [shareInitial];
  }
}

/** A calculation is kept under a link, which is copied or sent: the link says what was asked, and nothing of who asked. */
export const shareFlow: Flow<ShareState, ShareEvent, ShareEffect> = { step };
