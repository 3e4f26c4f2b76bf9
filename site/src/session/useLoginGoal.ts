import { useEffect, useRef } from "react";
import { loginGoal } from "./login-goal.ts";

/** While the page stands, a login by the header goes on with this instead of to the contracts; undefined where it has no such thing. */
export function useLoginGoal(goal: (() => void) | undefined): void {
  const latest = useRef(goal);
  useEffect(() => {
    latest.current = goal;
  });
  const has = goal !== undefined;
  useEffect(() => (has ? loginGoal.set(() => latest.current?.()) : undefined), [has]);
}
