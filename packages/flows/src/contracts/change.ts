import type { ChangeKind } from "@shanyraq/calls/vocabulary";
import type { Flow, Step } from "../flow.ts";
import type { Problem } from "../problem.ts";
import { sentOf } from "../sent-code.ts";
import { agreementDecision } from "./agreement-decision.ts";
import { agreementIdentity } from "./agreement-identity.ts";
import { coding } from "./change-code.ts";
import type { ChangeEffect, ChangeEvent, ChangeState, ChangeOverview, ChangeResume } from "./change-state.ts";

type Next = Step<ChangeState, ChangeEffect>;
type At<A extends ChangeState["at"]> = Extract<ChangeState, { at: A }>;

export const changeInitial = (want?: ChangeKind): ChangeState => ({ at: "loading", ...(want && { want }) });

const withProblem = (problem: Problem | undefined) => (problem ? { problem } : {});
const waitingIn = ({ changes = [] }: ChangeOverview) => changes.find(({ state }) => state === "waiting");

/** Where an identified owner continues: at the step they were at, at the only thing that can be changed, or at the choice. */
function resumeChange(overview: ChangeOverview, resume: ChangeResume | undefined, problem?: Problem): Next {
  if (resume?.to === "agreement") return [{ at: "loading" }, { do: "readAgreement", requestID: resume.requestID }];
  const kinds = overview.kinds ?? [];
  const [only] = kinds.length === 1 ? kinds : [];
  const kind = kinds.find((one) => one.kind === resume?.kind)?.kind ?? only?.kind;
  if (kind === undefined || problem) return [{ at: "choose", overview, ...withProblem(problem) }];
  return [{ at: "form", overview, kind, busy: false, ...(resume?.draft && { draft: resume.draft }) }];
}

/** What an answer about the contract leads to: its refusal, an agreement that waits, the question who it is, or the change itself. */
function loaded(state: At<"loading">, overview: ChangeOverview): Next {
  const waiting = waitingIn(overview);
  const { want, problem } = state;
  if (waiting)
    return [
      { at: "loading", ...withProblem(problem) },
      { do: "readAgreement", requestID: waiting.requestID },
    ];
  if (overview.refused) return [{ at: "refused", overview, refusal: overview.refused }];
  const resume = want && { to: "form" as const, kind: want };
  if (overview.identified === true) return resumeChange(overview, resume, problem);
  return [{ at: "verify", overview, busy: false, ...(resume && { resume }), ...withProblem(problem) }];
}

function loading(state: At<"loading">, event: ChangeEvent): Next {
  switch (event.type) {
    case "opened":
      return [state, { do: "ask" }];
    case "told":
      return loaded(state, event.overview);
    case "agreementRead":
      return [{ at: "agreement", agreement: event.agreement, opened: false, busy: false, ...withProblem(state.problem) }];
    case "askFailed":
    case "refused":
      return [{ at: "failed", problem: event.problem }];
    default:
      return [state];
  }
}

function verifying(state: At<"verify">, event: ChangeEvent): Next {
  const { overview, resume, busy } = state;
  const quiet: At<"verify"> = { at: "verify", overview, busy: false, ...(resume && { resume }) };
  switch (event.type) {
    case "identified":
      return busy ? resumeChange(overview, resume) : [state];
    case "identitySubmitted":
    case "refused":
      return agreementIdentity(state, quiet, event);
    default:
      return [state];
  }
}

function filling(state: At<"form">, event: ChangeEvent): Next {
  const { overview, kind, busy } = state;
  switch (event.type) {
    case "formSubmitted":
      return busy
        ? [state]
        : [
            { at: "form", overview, kind, draft: event.change, busy: true },
            { do: "price", change: event.change },
          ];
    case "priced":
      return busy && state.draft ? [{ at: "priced", overview, kind, change: state.draft, quoted: event.quoted, busy: false }] : [state];
    case "refused":
      return [{ ...state, busy: false, problem: event.problem }];
    case "identityNeeded":
      return [needsIdentity(overview, { to: "form", kind, ...(state.draft && { draft: state.draft }) }, event.problem)];
    case "backPressed":
      return busy ? [state] : [{ at: "choose", overview }];
    default:
      return [state];
  }
}

const needsIdentity = (overview: ChangeOverview, resume: ChangeResume, problem: Problem): At<"verify"> => ({
  at: "verify",
  overview,
  resume,
  busy: false,
  problem,
});

function checking(state: At<"priced">, event: ChangeEvent): Next {
  const { overview, kind, change, quoted: figures, busy } = state;
  const quiet: At<"priced"> = { at: "priced", overview, kind, change, quoted: figures, busy: false };
  switch (event.type) {
    case "sendPressed":
      return busy
        ? [state]
        : [
            { ...quiet, busy: true },
            { do: "apply", change },
          ];
    case "codeSent": {
      const { requestID, phone } = event;
      return busy ? [{ ...quiet, at: "code", requestID, phone, ...sentOf(event) }] : [state];
    }
    case "refused":
      return [{ ...quiet, problem: event.problem }];
    case "identityNeeded":
      return [needsIdentity(overview, { to: "form", kind, draft: change }, event.problem)];
    case "backPressed":
      return busy ? [state] : [{ at: "form", overview, kind, draft: change, busy: false }];
    default:
      return [state];
  }
}

function deciding(state: At<"agreement">, event: ChangeEvent): Next {
  switch (event.type) {
    case "decided":
      if (!state.busy) return [state];
      return [event.from === undefined ? { at: "withdrawn" } : { at: "done", number: event.number, from: event.from }];
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

/** Any step: the contract is another one than it was a moment ago, and is asked about again. */
const reopened = (problem: Problem): Next => [{ at: "loading", problem }, { do: "ask" }];

function step(state: ChangeState, event: ChangeEvent): Next {
  if (event.type === "outdated" && state.at !== "loading") return reopened(event.problem);
  switch (state.at) {
    case "loading":
      return event.type === "identityAsked"
        ? [needsIdentity(event.overview, { to: "agreement", requestID: event.requestID }, state.problem ?? { kind: "service" })]
        : loading(state, event);
    case "failed":
      return event.type === "opened" ? [{ at: "loading" }, { do: "ask" }] : [state];
    case "verify":
      return verifying(state, event);
    case "choose":
      return event.type === "kindChosen" ? [{ at: "form", overview: state.overview, kind: event.kind, busy: false }] : [state];
    case "form":
      return filling(state, event);
    case "priced":
      return checking(state, event);
    case "code":
      return coding(state, event);
    case "agreement":
      return deciding(state, event);
    case "refused":
      return event.type === "opened" ? [{ at: "loading" }, { do: "ask" }] : [state];
    case "done":
    case "withdrawn":
      return event.type === "againPressed" ? [{ at: "loading" }, { do: "ask" }] : [state];
  }
}

/**
 * A change of a contract: who it is (S31), what changes, what becomes of the premiums, a code, the agreement read and concluded. What the
 * service fails at keeps its step and all that was typed.
 */
export const changeFlow: Flow<ChangeState, ChangeEvent, ChangeEffect> = { step };
