import type { Flow } from "../flow.ts";
import { consentCoding, consenting, filling, offered, paying, reading, signingIn, offerNext, type PensionNext } from "./pension-asking.ts";
import { confirming, holding, shown } from "./pension-held.ts";
import type { PensionEffect, PensionEvent, PensionState, PensionInfo } from "./pension-state.ts";

type At<A extends PensionState["at"]> = Extract<PensionState, { at: A }>;

export const pensionInitial = (): PensionState => ({ at: "loading" });

/** Where the page begins: with the case that is under way, or else with what it would give; with what was read before the login after it. */
function arrived({ restart, draft, problem }: At<"loading">, info: PensionInfo): PensionNext {
  if (info.case && restart !== true) return shown(info.case);
  if (!info.calculation && !draft) return [{ at: "failed", problem: { kind: "badData" } }];
  const calculation = info.calculation ?? draft?.calculation;
  if (!calculation || !info.offer) return [{ at: "failed", problem: { kind: "badData" } }];
  const kept = { irrevocable: false, ...draft, calculation };
  const { offer, holder } = info;
  if (kept.irrevocable && holder !== undefined && info.closed === undefined && !offer.lack)
    return [{ at: "irrevocable", offer, draft: kept, holder, busy: true }, { do: "askAgreement" }];
  return offerNext(info, kept, problem);
}

function loading(state: At<"loading">, event: PensionEvent): PensionNext {
  switch (event.type) {
    case "opened":
      return [
        { at: "loading", ...(event.draft && { draft: event.draft }) },
        { do: "ask", ...(event.draft && { calculation: event.draft.calculation }) },
      ];
    case "told":
      return arrived(state, event.info);
    case "askFailed":
    case "refused":
      return [{ at: "failed", problem: event.problem }];
    default:
      return [state];
  }
}

function step(state: PensionState, event: PensionEvent): PensionNext {
  // After signing out nothing of the customer's own is shown.
  if (event.type === "signedOut" && (state.at === "case" || state.at === "code")) return [{ at: "loading" }, { do: "ask" }];
  switch (state.at) {
    case "loading":
      return loading(state, event);
    case "failed":
      return event.type === "opened" || event.type === "signedIn" ? [{ at: "loading" }, { do: "ask" }] : [state];
    case "offer":
      return offered(state, event);
    case "irrevocable":
      return reading(state, event);
    case "signIn":
      return signingIn(state, event);
    case "consent":
      return consenting(state, event);
    case "consentCode":
      return consentCoding(state, event);
    case "savings":
      return filling(state, event);
    case "account":
      return paying(state, event);
    case "case":
      return holding(state, event);
    case "code":
      return confirming(state, event);
  }
}

/**
 * A pension annuity from the question whether it is possible to a contract whose money is on its way. Up to the account all of it is the visitor's own; from
 * then on the insurer says how far it has come, so that a reload or another tab continues from there.
 */
export const pensionFlow: Flow<PensionState, PensionEvent, PensionEffect> = { step };
