import type { Input, Output } from "@shanyraq/calls";
import { succeeded } from "@shanyraq/calls/status";
import type { Perform } from "../flow.ts";
import type { Ports } from "../ports.ts";
import { problemOf, messageProblem } from "../problem.ts";
import { checkFlow, type CheckEffect, type CheckEvent } from "./check.ts";

export type ReviewInput = Omit<Input<"claimReview">, "captcha">;
export type ReviewTaken = Output<"claimReview">;

/** A review of a refused claim is asked for: the same conversation as a check, of which "found" is that it was taken. */
export const claimReviewFlow = checkFlow<ReviewInput, ReviewTaken>();

export const performClaimReview =
  ({ attempt, newKey }: Pick<Ports, "attempt" | "newKey">): Perform<CheckEvent<ReviewInput, ReviewTaken>, CheckEffect<ReviewInput>> =>
  ({ question }, report) => {
    void attempt("claimReview", question, { idempotencyKey: newKey() }).then((outcome) => {
      if (!outcome.ok) return report({ type: "refused", problem: problemOf(outcome.failure) });
      if (!succeeded(outcome.value)) return report({ type: "refused", problem: messageProblem(outcome.value.message) });
      return report({ type: "answered", found: outcome.value });
    });
  };
