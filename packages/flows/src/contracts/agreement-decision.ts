import type { Problem } from "../problem.ts";
import type { AgreementToRead } from "./agreement-to-read.ts";

/** An agreement is read, then signed or given up. */
export interface Deciding {
  readonly at: "agreement";
  readonly agreement: AgreementToRead;
  /** Whether its paper stood on the page or was opened as a file: before that nobody signs. */
  readonly opened: boolean;
  readonly busy: boolean;
  readonly problem?: Problem;
}

export type DecisionEvent =
  | { readonly type: "paperOpened" }
  | { readonly type: "signPressed" }
  | { readonly type: "declinePressed" }
  | { readonly type: "refused"; readonly problem: Problem }
  /** What was shown of who it is does not count any more. */
  | { readonly type: "identityNeeded"; readonly problem: Problem };

export type DecisionEffect =
  | { readonly do: "decide"; readonly requestID: string; readonly sha256: string; readonly accept: boolean }
  | { readonly do: "askToIdentify"; readonly requestID: string };

type Decision = readonly [Deciding | { readonly at: "loading"; readonly problem: Problem }, ...DecisionEffect[]];

/** The step on which an agreement is decided, whatever it is about. */
export function agreementDecision(state: Deciding, event: DecisionEvent): Decision {
  const { agreement, opened, busy } = state;
  const { requestID, sha256 } = agreement;
  const quiet: Deciding = { at: "agreement", agreement, opened, busy: false };
  const decide = (accept: boolean): Decision => [
    { ...quiet, busy: true },
    { do: "decide", requestID, sha256, accept },
  ];
  switch (event.type) {
    case "paperOpened":
      return [{ ...state, opened: true }];
    case "signPressed":
      return busy || !opened ? [state] : decide(true);
    case "declinePressed":
      return busy ? [state] : decide(false);
    case "refused":
      return [{ ...quiet, problem: event.problem }];
    case "identityNeeded":
      return [
        { at: "loading", problem: event.problem },
        { do: "askToIdentify", requestID },
      ];
  }
}
