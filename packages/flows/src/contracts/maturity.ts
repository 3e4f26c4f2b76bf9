import type { Flow, Step } from "../flow.ts";
import type { Problem } from "../problem.ts";
import { sentOf } from "../sent-code.ts";
import { agreementCode } from "./agreement-code.ts";
import { agreementIdentity } from "./agreement-identity.ts";
import type { MaturityDraft, MaturityEffect, MaturityEvent, MaturityOverview, MaturityState } from "./maturity-state.ts";

type Next = Step<MaturityState, MaturityEffect>;
type At<A extends MaturityState["at"]> = Extract<MaturityState, { at: A }>;

export const maturityInitial = (): MaturityState => ({ at: "loading" });

const withProblem = (problem: Problem | undefined) => (problem ? { problem } : {});

/** What an answer about the contract leads to: why no account is asked for, or the question which one it is. */
function loaded({ problem, draft = {} }: At<"loading">, overview: MaturityOverview): Next {
  const { refused, benefits } = overview;
  if (refused) return [{ at: "refused", overview, refusal: refused }];
  if (benefits === undefined || benefits.length === 0) return [{ at: "failed", problem: { kind: "badData" } }];
  return [{ at: "offer", overview, draft, busy: false, ...withProblem(problem) }];
}

function loading(state: At<"loading">, event: MaturityEvent): Next {
  switch (event.type) {
    case "opened":
      return [state, { do: "ask" }];
    case "told":
      return loaded(state, event.overview);
    case "askFailed":
      return [{ at: "failed", problem: event.problem }];
    default:
      return [state];
  }
}

/** The code has gone out: it is asked for. */
const toCode = ({ overview, draft }: At<"offer" | "verify">, event: Extract<MaturityEvent, { type: "codeSent" }>): MaturityState => ({
  at: "code",
  overview,
  draft,
  busy: false,
  requestID: event.requestID,
  phone: event.phone,
  ...sentOf(event),
});

function offering(state: At<"offer">, event: MaturityEvent): Next {
  const { overview, draft, busy } = state;
  const quiet: At<"offer"> = { at: "offer", overview, draft, busy: false };
  switch (event.type) {
    case "accountSubmitted":
      return busy
        ? [state]
        : [
            { ...quiet, draft: event.draft, busy: true },
            { do: "apply", draft: event.draft },
          ];
    case "codeSent":
      return busy ? [toCode(state, event)] : [state];
    case "refused":
      return [{ ...quiet, problem: event.problem }];
    case "identityNeeded":
      // It was half an hour ago: the sentence says why it is asked again.
      return busy
        ? [
            {
              ...quiet,
              at: "verify",
              overview: { ...overview, identified: false },
              ...withProblem(overview.identified === true ? event.problem : undefined),
            },
          ]
        : [state];
    default:
      return [state];
  }
}

function verifying(state: At<"verify">, event: MaturityEvent): Next {
  const { overview, draft, busy } = state;
  const quiet: At<"verify"> = { at: "verify", overview, draft, busy: false };
  switch (event.type) {
    case "identified":
      return busy
        ? [
            { ...quiet, overview: { ...overview, identified: true }, busy: true },
            { do: "apply", draft },
          ]
        : [state];
    case "codeSent":
      return busy ? [toCode(state, event)] : [state];
    case "refused":
      // Once they are known it is the account that was refused: it stands in the step before.
      return overview.identified === true ? [{ ...quiet, at: "offer", problem: event.problem }] : agreementIdentity(state, quiet, event);
    case "identitySubmitted":
      return agreementIdentity(state, quiet, event);
    case "backPressed":
      return busy ? [state] : [{ ...quiet, at: "offer" }];
    default:
      return [state];
  }
}

function confirming(state: At<"code">, event: MaturityEvent): Next {
  const { busy, problem: _, attemptsLeft: __, ...rest } = state;
  const quiet: At<"code"> = { ...rest, busy: false };
  const { overview, draft } = state;
  switch (event.type) {
    case "confirmed":
      return busy ? [{ at: "done" }] : [state];
    case "identityNeeded":
      return [{ at: "verify", draft, overview: { ...overview, identified: false }, busy: false, problem: event.problem }];
    case "backPressed":
      return busy ? [state] : [{ at: "offer", overview, draft, busy: false }];
    case "codeSubmitted":
    case "refused":
    case "resendPressed":
    case "codeSentAgain":
      return agreementCode(state, quiet, event);
    default:
      return [state];
  }
}

/** The contract is another one than it was a moment ago: it is asked about again, and what was typed stays. */
const reopened = (problem: Problem, draft: MaturityDraft | undefined): Next => [
  { at: "loading", problem, ...(draft && { draft }) },
  { do: "ask" },
];

function step(state: MaturityState, event: MaturityEvent): Next {
  if (event.type === "outdated" && state.at !== "loading") return reopened(event.problem, "draft" in state ? state.draft : undefined);
  switch (state.at) {
    case "loading":
      return loading(state, event);
    case "offer":
      return offering(state, event);
    case "verify":
      return verifying(state, event);
    case "code":
      return confirming(state, event);
    case "failed":
    case "refused":
    case "done":
      return event.type === "opened" ? [{ at: "loading" }, { do: "ask" }] : [state];
  }
}

/**
 * Where a contract is paid out at its end, in two steps: the sums and the account; the identity and a code. The account is then kept, and can be changed until
 * the day. A step whose service fails stays as it is with all that was typed.
 */
export const maturityFlow: Flow<MaturityState, MaturityEvent, MaturityEffect> = { step };
