import type { Input, Output } from "@shanyraq/calls";
import { succeeded } from "@shanyraq/calls/status";
import type { Perform } from "../flow.ts";
import type { Ports } from "../ports.ts";
import { problemOf, messageProblem } from "../problem.ts";
import { checkFlow, type CheckEffect, type CheckEvent } from "./check.ts";

type Checks = "status" | "contractCheck";
type Question<N extends Checks> = Omit<Input<N>, "captcha">;

export type PolicyQuestion = Question<"contractCheck">;
export type PolicyFound = Output<"contractCheck">;
export type StandingQuestion = Question<"status">;
export type StandingFound = Output<"status">;

export const policyCheckFlow = checkFlow<PolicyQuestion, PolicyFound>();
export const standingCheckFlow = checkFlow<StandingQuestion, StandingFound>();

/** Asks the row of the table, and tells "not found" apart from everything that went wrong. */
export const performCheck =
  <N extends Checks>(call: N, { attempt }: Pick<Ports, "attempt">): Perform<CheckEvent<Question<N>, Output<N>>, CheckEffect<Question<N>>> =>
  ({ question }, report) => {
    void attempt(call, question as Input<N>).then((outcome) => {
      if (!outcome.ok) return report({ type: "refused", problem: problemOf(outcome.failure) });
      if (!succeeded(outcome.value)) return report({ type: "refused", problem: messageProblem(outcome.value.message) });
      const isFound = outcome.value.found === true || ("sent" in outcome.value && outcome.value.sent === true);
      return report(isFound ? { type: "answered", found: outcome.value } : { type: "nothingFound", question });
    });
  };
