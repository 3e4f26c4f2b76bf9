import type { Problem } from "../problem.ts";

interface Identifying {
  readonly busy: boolean;
}

export type IdentityEvent =
  | { readonly type: "identitySubmitted"; readonly code: string }
  | { readonly type: "refused"; readonly problem: Problem; readonly attemptsLeft?: number };

export interface IdentityEffect {
  readonly do: "identify";
  readonly code: string;
}

/**
 * The step on which somebody shows who they are before an agreement (S31): what they typed is sent, or was wrong with tries left. `quiet` is the
 * same state at rest, without what was said of it.
 */
export function agreementIdentity<S extends Identifying>(state: S, quiet: S, event: IdentityEvent): readonly [S, ...IdentityEffect[]] {
  if (event.type === "refused")
    return [{ ...quiet, problem: event.problem, ...(event.attemptsLeft !== undefined && { attemptsLeft: event.attemptsLeft }) }];
  return state.busy
    ? [state]
    : [
        { ...quiet, busy: true },
        { do: "identify", code: event.code },
      ];
}
