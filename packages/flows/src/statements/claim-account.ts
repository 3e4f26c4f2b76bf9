import type { Input, Output } from "@shanyraq/calls";
import { succeeded } from "@shanyraq/calls/status";
import type { Perform } from "../flow.ts";
import type { Ports } from "../ports.ts";
import { problemOf, messageProblem } from "../problem.ts";
import { checkFlow, type CheckEffect, type CheckEvent } from "./check.ts";

export type AccountInput = Omit<Input<"claimAccount">, "captcha">;
export type AccountTaken = Output<"claimAccount">;

/** An account is named for the money of a claim: the same conversation as a check, of which "found" is that it was taken. */
export const claimAccountFlow = checkFlow<AccountInput, AccountTaken>();

export const performClaimAccount =
  ({ attempt, newKey }: Pick<Ports, "attempt" | "newKey">): Perform<CheckEvent<AccountInput, AccountTaken>, CheckEffect<AccountInput>> =>
  ({ question }, report) => {
    void attempt("claimAccount", question, { idempotencyKey: newKey() }).then((outcome) => {
      if (!outcome.ok) return report({ type: "refused", problem: problemOf(outcome.failure) });
      if (!succeeded(outcome.value)) return report({ type: "refused", problem: messageProblem(outcome.value.message) });
      return report({ type: "answered", found: outcome.value });
    });
  };
