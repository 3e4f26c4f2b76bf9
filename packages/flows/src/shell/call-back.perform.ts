import { succeeded } from "@shanyraq/calls/status";
import type { Perform } from "../flow.ts";
import type { Ports } from "../ports.ts";
import { problemOf, messageProblem } from "../problem.ts";
import type { CallingEffect, CallingEvent } from "./call-back.ts";

interface CallingPorts extends Pick<Ports, "attempt"> {
  /** The saved calculation to be called about. */
  readonly calculation?: string | undefined;
}

export const performCalling =
  ({ attempt, calculation }: CallingPorts): Perform<CallingEvent, CallingEffect> =>
  ({ name, phone, minor }, report) => {
    void attempt("callback", { name, phone, ...(minor && { minor }), ...(calculation && { calculation }) }).then((outcome) => {
      if (!outcome.ok) return report({ type: "refused", problem: problemOf(outcome.failure) });
      return report(succeeded(outcome.value) ? { type: "accepted" } : { type: "refused", problem: messageProblem(outcome.value.message) });
    });
  };
