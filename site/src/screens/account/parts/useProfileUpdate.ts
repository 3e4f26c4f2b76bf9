import type { Input } from "@shanyraq/calls";
import { succeeded } from "@shanyraq/calls/status";
import { problemOf, messageProblem, type Problem } from "@shanyraq/flows";
import { useRef, useState } from "react";
import { attempt } from "../../../calls/attempt.ts";

type Change = Input<"userUpdate">;

interface Refused {
  readonly change: Change;
  readonly problem: Problem;
}

interface ProfileUpdate {
  /** What was asked for and is waited for. */
  readonly pending: Change | undefined;
  /** What was done since nothing was waited for. */
  readonly done: Change | undefined;
  /** Which change was refused, and why; it stays while others are made. */
  readonly refused: Refused | undefined;
  readonly ask: (change: Change) => void;
}

const kindOf = (change: Change): string => Object.keys(change).join();
const without = (all: Change | undefined, change: Change): Change =>
  Object.fromEntries(Object.entries(all ?? {}).filter(([key]) => !(key in change)));

/** One change of the profile at a time, none of which needs a code; `changed` reads the profile again. */
export function useProfileUpdate(changed: () => Promise<unknown>): ProfileUpdate {
  const [pending, setPending] = useState<Change>();
  const [done, setDone] = useState<Change>();
  const [refused, setRefused] = useState<Refused>();
  const waiting = useRef<readonly Change[]>([]);
  const isBusy = useRef(false);
  const perform = async (change: Change) => {
    const refuse = (problem: Problem) => setRefused({ change, problem });
    setPending(Object.assign({}, change, ...waiting.current) as Change);
    setDone((before) => before && without(before, change));
    setRefused((before) => (before && kindOf(before.change) === kindOf(change) ? undefined : before));
    const outcome = await attempt("userUpdate", change);
    if (!outcome.ok) refuse(problemOf(outcome.failure));
    else if (succeeded(outcome.value)) {
      await changed();
      setDone((before) => ({ ...before, ...change }));
    } else refuse(messageProblem(outcome.value.message));
    const [next, ...rest] = waiting.current;
    waiting.current = rest;
    if (next) return perform(next);
    isBusy.current = false;
    setPending(undefined);
  };
  const ask = (change: Change) => {
    if (!isBusy.current) {
      isBusy.current = true;
      setDone(undefined);
      setRefused(undefined);
      return void perform(change);
    }
    // Arrow keys pass over what is not meant: the last wish of a kind is the one that is sent.
    waiting.current = [...waiting.current.filter((one) => kindOf(one) !== kindOf(change)), change];
    setPending((before) => ({ ...before, ...change }));
  };
  return { pending, done, refused, ask };
}
