import type { Flow, Step } from "../flow.ts";
import type { Problem } from "../problem.ts";
import { sentOf } from "../sent-code.ts";
import { agreementDecision } from "./agreement-decision.ts";
import { agreementIdentity } from "./agreement-identity.ts";
import { ending } from "./termination-code.ts";
import type {
  TerminationEffect,
  TerminationEvent,
  TerminationState,
  TerminationDraft,
  TerminationOffer,
  TerminationOverview,
} from "./termination-state.ts";

type Next = Step<TerminationState, TerminationEffect>;
type At<A extends TerminationState["at"]> = Extract<TerminationState, { at: A }>;

export const terminationInitial = (): TerminationState => ({ at: "loading" });

const withProblem = (problem: Problem | undefined) => (problem ? { problem } : {});
const withDay = (repaidOn: string | undefined) => (repaidOn === undefined ? {} : { repaidOn });
const isOffer = (overview: TerminationOverview): overview is TerminationOffer => overview.cost !== undefined;

/** What an answer about the contract leads to: how far its end has come, an agreement that waits, why it stays, or what it would cost. */
function loaded({ problem, repaidOn, draft = {} }: At<"loading">, overview: TerminationOverview): Next {
  const { tracker, waiting, refused } = overview;
  if (tracker) return [{ at: "ended", overview, tracker }];
  if (waiting)
    return [
      { at: "loading", ...withProblem(problem) },
      { do: "readAgreement", requestID: waiting.requestID },
    ];
  if (refused) return [{ at: "refused", overview, refusal: refused }];
  if (!isOffer(overview)) return [{ at: "failed", problem: { kind: "badData" } }];
  return [{ at: "offer", overview, draft, busy: false, ...withDay(repaidOn), ...withProblem(problem) }];
}

function loading(state: At<"loading">, event: TerminationEvent): Next {
  switch (event.type) {
    case "opened":
      return [state, { do: "ask" }];
    case "told":
      return loaded(state, event.overview);
    case "identityAsked":
      return [
        {
          at: "verifyAgain",
          identity: event.overview.identity ?? "iin",
          requestID: event.requestID,
          busy: false,
          ...withProblem(state.problem),
        },
      ];
    case "agreementRead":
      return [{ at: "agreement", agreement: event.agreement, opened: false, busy: false, ...withProblem(state.problem) }];
    case "askFailed":
    case "refused":
      return [{ at: "failed", problem: event.problem }];
    default:
      return [state];
  }
}

/** Who it is has to be shown first; until then nobody is known. */
const toIdentify = (overview: TerminationOffer) => ({ at: "verify", overview: { ...overview, identified: false } }) as const;

function offering(state: At<"offer">, event: TerminationEvent): Next {
  const { overview, repaidOn, draft, busy } = state;
  const quiet: At<"offer"> = { at: "offer", overview, draft, busy: false, ...withDay(repaidOn) };
  switch (event.type) {
    case "repaidSubmitted":
      return busy
        ? [state]
        : [
            { at: "offer", overview, draft, busy: true, ...withDay(event.repaidOn) },
            { do: "ask", ...withDay(event.repaidOn) },
          ];
    case "told":
      return busy ? loaded({ at: "loading", draft, ...withDay(repaidOn) }, event.overview) : [state];
    case "offerSubmitted":
      return busy
        ? [state]
        : [
            { ...quiet, draft: event.draft, busy: true },
            { do: "apply", draft: event.draft, ...withDay(repaidOn) },
          ];
    case "codeSent": {
      const { requestID, phone } = event;
      return busy ? [{ ...quiet, at: "code", requestID, phone, ...sentOf(event) }] : [state];
    }
    case "askFailed":
    case "refused":
      return [{ ...quiet, problem: event.problem }];
    case "identityNeeded":
      return busy ? [{ ...quiet, ...toIdentify(overview), ...(overview.identified === true && { problem: event.problem }) }] : [state];
    default:
      return [state];
  }
}

function verifying(state: At<"verify">, event: TerminationEvent): Next {
  const { busy, problem: _, attemptsLeft: __, ...rest } = state;
  const quiet: At<"verify"> = { ...rest, busy: false };
  switch (event.type) {
    case "identified":
      return busy
        ? [
            { ...quiet, overview: { ...quiet.overview, identified: true }, busy: true },
            { do: "apply", draft: quiet.draft, ...withDay(quiet.repaidOn) },
          ]
        : [state];
    case "codeSent": {
      const { requestID, phone } = event;
      return busy ? [{ ...quiet, at: "code", requestID, phone, ...sentOf(event) }] : [state];
    }
    case "refused":
      // Once they are known it is what they asked for that was refused: it stands in the step before.
      return quiet.overview.identified === true
        ? [{ ...quiet, at: "offer", problem: event.problem }]
        : agreementIdentity(state, quiet, event);
    case "identitySubmitted":
      return agreementIdentity(state, quiet, event);
    case "backPressed":
      return busy ? [state] : [{ ...quiet, at: "offer" }];
    default:
      return [state];
  }
}

function verifyingAgain(state: At<"verifyAgain">, event: TerminationEvent): Next {
  const { busy, problem: _, attemptsLeft: __, ...rest } = state;
  switch (event.type) {
    case "identified":
      return busy ? [{ at: "loading" }, { do: "readAgreement", requestID: state.requestID }] : [state];
    case "identitySubmitted":
    case "refused":
      return agreementIdentity(state, { ...rest, busy: false }, event);
    default:
      return [state];
  }
}

function deciding(state: At<"agreement">, event: TerminationEvent): Next {
  switch (event.type) {
    case "decided":
      if (!state.busy) return [state];
      return [event.back === undefined ? { at: "kept" } : { at: "done", number: event.number, back: event.back }];
    case "paperOpened":
    case "signPressed":
    case "declinePressed":
    case "refused":
    case "identityNeeded":
      return agreementDecision(state, event);
    default:
      return [state];
  }
}

/** The contract is another one than it was a moment ago: it is asked about again, and what was typed stays. */
function reopened(state: TerminationState, problem: Problem): Next {
  const { draft, repaidOn } = state as { readonly draft?: TerminationDraft; readonly repaidOn?: string };
  return [
    { at: "loading", problem, ...(draft && { draft }), ...withDay(repaidOn) },
    { do: "ask", ...withDay(repaidOn) },
  ];
}

function step(state: TerminationState, event: TerminationEvent): Next {
  if (event.type === "outdated" && state.at !== "loading") return reopened(state, event.problem);
  switch (state.at) {
    case "loading":
      return loading(state, event);
    case "offer":
      return offering(state, event);
    case "verify":
      return verifying(state, event);
    case "code":
      return ending(state, event);
    case "verifyAgain":
      return verifyingAgain(state, event);
    case "agreement":
      return deciding(state, event);
    case "failed":
    case "refused":
    case "ended":
    case "done":
    case "kept":
      return event.type === "opened" ? [{ at: "loading" }, { do: "ask" }] : [state];
  }
}

/**
 * The end of a contract by its owner, in three steps: what it costs and where the money goes; who they are and a code (S31); the agreement read and
 * accepted. What the service fails at keeps its step and all that was typed.
 */
export const terminationFlow: Flow<TerminationState, TerminationEvent, TerminationEffect> = { step };
