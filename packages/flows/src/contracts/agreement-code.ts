import type { Problem } from "../problem.ts";
import { sentOf, type SentCode } from "../sent-code.ts";

interface Coding {
  readonly busy: boolean;
  readonly requestID: string;
  /** Moment from which another code may be asked for. */
  readonly resendAt: number;
}

export type CodeEvent =
  | { readonly type: "codeSubmitted"; readonly code: string }
  | { readonly type: "refused"; readonly problem: Problem; readonly attemptsLeft?: number }
  | { readonly type: "resendPressed"; readonly now: number }
  | ({ readonly type: "codeSentAgain" } & SentCode);

export type CodeEffect =
  | { readonly do: "confirm"; readonly requestID: string; readonly code: string }
  | { readonly do: "sendAgain"; readonly requestID: string };

/**
 * The step on which the code of an agreement is typed: right, wrong with tries left, or another one after a while. `quiet` is the same state
 * at rest, without what was said of it.
 */
export function agreementCode<S extends Coding>(state: S, quiet: S, event: CodeEvent): readonly [S, ...CodeEffect[]] {
  const { busy, requestID, resendAt } = state;
  switch (event.type) {
    case "codeSubmitted":
      return busy
        ? [state]
        : [
            { ...quiet, busy: true },
            { do: "confirm", requestID, code: event.code },
          ];
    case "refused":
      return [{ ...quiet, problem: event.problem, ...(event.attemptsLeft !== undefined && { attemptsLeft: event.attemptsLeft }) }];
    case "resendPressed":
      return busy || event.now < resendAt
        ? [state]
        : [
            { ...quiet, busy: true },
            { do: "sendAgain", requestID },
          ];
    case "codeSentAgain":
      return [{ ...quiet, ...sentOf(event) }];
  }
}
