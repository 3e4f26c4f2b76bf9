import type { Step } from "../flow.ts";
import type { Draft, Offer, SentStanding, WorksheetEffect, WorksheetState } from "./worksheet-state.ts";

/** Continues with the application that a draft was sent as; undefined when that application does not exist any more. */
export function resumeSent(
  offer: Offer,
  draft: Draft,
  standing: SentStanding,
  payKey: string,
): Step<WorksheetState, WorksheetEffect> | undefined {
  if (!draft.sent) return undefined;
  const { requestID, phone, resendAt } = draft.sent;
  switch (standing.stage) {
    case "code":
      return [{ at: "code", offer, draft, requestID, phone, resendAt, busy: false, payKey }];
    case "confirmed":
      return [{ at: "confirmed", offer, draft, requestID, payKey, schedule: offer.schedule, amount: standing.amount, busy: false }];
    case "underReview":
      return [{ at: "underReview", offer, waits: standing.waits }, { do: "forgetDraft" }];
    case "ordered":
      return [{ at: "ordered", hash: standing.hash }, { do: "forgetDraft" }, { do: "goToPayment", hash: standing.hash }];
    case "gone":
      return undefined;
  }
}
