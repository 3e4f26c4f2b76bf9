import { useEffect, useRef } from "react";
import { loginGoal } from "./login-goal.ts";

/** While the page is open, a login by the header continues with this instead of going to the contracts; undefined when the page has no such goal. */
export function useLoginGoal(goal: (() => void) | undefined): void {
  const latest = useRef(goal);
  useEffect(() => {
    latest.current = goal;
  });
  const has = goal !== undefined;
  useEffect(() => (has ? loginGoal.set(() => latest.current?.()) : undefined), [has]);
}
