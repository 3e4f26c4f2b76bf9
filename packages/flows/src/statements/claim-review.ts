import type { Input, Output } from "@shanyraq/calls";
import { succeeded } from "@shanyraq/calls/status";
import type { Perform } from "../flow.ts";
import type { Ports } from "../ports.ts";
import { problemOf, said } from "../problem.ts";
import { checkFlow, type CheckEffect, type CheckEvent } from "./check.ts";

export type ReviewAsked = Omit<Input<"claimReview">, "captcha">;
export type ReviewTaken = Output<"claimReview">;

/** A review of a refused claim is asked for: the same conversation as a check, of which "found" is that it was taken. */
export const claimReviewFlow = checkFlow<ReviewAsked, ReviewTaken>();

export const performClaimReview =
  ({ attempt, newKey }: Pick<Ports, "attempt" | "newKey">): Perform<CheckEvent<ReviewAsked, ReviewTaken>, CheckEffect<ReviewAsked>> =>
  ({ question }, report) => {
    void attempt("claimReview", question, { idempotencyKey: newKey() }).then((outcome) => {
      if (!outcome.ok) return report({ type: "refused", problem: problemOf(outcome.failure) });
      if (!succeeded(outcome.value)) return report({ type: "refused", problem: said(outcome.value.message) });
      return report({ type: "answered", found: outcome.value });
    });
  };
