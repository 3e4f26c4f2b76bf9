import type { Input } from "@shanyraq/calls";
import { succeeded } from "@shanyraq/calls/status";
import { problemOf, messageProblem, type Problem } from "@shanyraq/flows";
import { useRef, useState } from "react";
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

const keysOf = (change: Change): string => Object.keys(change).join();

/** One change of the profile at a time, none of which needs a code; `changed` reads the profile again. */
export function useProfileUpdate(changed: () => Promise<unknown>): ProfileUpdate {
  const [pending, setPending] = useState<Change>();
  const [done, setDone] = useState<Change>();
  const [problem, setProblem] = useState<Problem>();
  const waiting = useRef<readonly Change[]>([]);
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
    const [next, ...rest] = waiting.current;
    waiting.current = rest;
    if (next) await perform(next);
    else setPending(undefined);
  };
  const ask = (change: Change) => {
    if (pending === undefined) return void perform(change);
    // Arrow keys pass over what is not meant: the last wish of a kind is the one that is sent.
    waiting.current = [...waiting.current.filter((one) => keysOf(one) !== keysOf(change)), change];
    setPending({ ...pending, ...change });
  };
  return { pending, done, problem, ask };
}
