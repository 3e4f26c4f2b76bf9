import type { Input } from "@shanyraq/calls";
import { succeeded } from "@shanyraq/calls/status";
import { problemOf, messageProblem, type Problem } from "@shanyraq/flows";
import { useState } from "react";
import { attempt } from "../../../calls/attempt.ts";

type Change = Input<"userUpdate">;

interface ProfileUpdate {
  /** What was asked for and is waited for. */
  readonly pending: Change | undefined;
  /** What was done last. */
  readonly done: Change | undefined;
  readonly problem: Problem | undefined;
  readonly ask: (change: Change) => void;
}

/** One change of the profile at a time, none of which needs a code; `changed` reads the profile again. */
export function useProfileUpdate(changed: () => Promise<unknown>): ProfileUpdate {
  const [pending, setPending] = useState<Change>();
  const [done, setDone] = useState<Change>();
  const [problem, setProblem] = useState<Problem>();
  const perform = async (change: Change) => {
    setPending(change);
    setDone(undefined);
    setProblem(undefined);
    const outcome = await attempt("userUpdate", change);
    if (!outcome.ok) setProblem(problemOf(outcome.failure));
    else if (succeeded(outcome.value)) {
      await changed();
      setDone(change);
    } else setProblem(messageProblem(outcome.value.message));
    setPending(undefined);
  };
  const ask = (change: Change) => {
    if (pending === undefined) void perform(change);
  };
  return { pending, done, problem, ask };
}
