import type { Perform } from "../flow.ts";
import type { Ports } from "../ports.ts";
import { problemOf } from "../problem.ts";
import type { SessionEndEffect, SessionEndEvent } from "./session-end.ts";

interface SessionEndPorts extends Pick<Ports, "attempt" | "now" | "wait"> {
  /** Refetches the user: the holder of the session learns how long it has, or that it is over. */
  readonly ask: () => void;
}

export function performSessionEnd({ attempt, now, wait, ask }: SessionEndPorts): {
  readonly perform: Perform<SessionEndEvent, SessionEndEffect>;
  readonly stop: () => void;
} {
  let withdraw = () => {};
  const stop = () => withdraw();
  const perform: Perform<SessionEndEvent, SessionEndEffect> = (effect, report) => {
    switch (effect.do) {
      case "wakeAt":
        withdraw();
        withdraw = wait(Math.max(0, effect.moment - now()), () => report({ type: "timeCame", now: now() }));
        return;
      case "ask":
        ask();
        return;
      case "stay":
        void attempt("getNotifications", { count: true }).then((outcome) =>
          report(outcome.ok ? { type: "stayed" } : { type: "stayFailed", problem: problemOf(outcome.failure) }),
        );
    }
  };
  return { perform, stop };
}
