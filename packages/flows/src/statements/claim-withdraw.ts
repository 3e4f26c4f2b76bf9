import type { Input, Output } from "@shanyraq/calls";
import { succeeded } from "@shanyraq/calls/status";
import type { Perform } from "../flow.ts";
import type { Ports } from "../ports.ts";
import { problemOf, messageProblem } from "../problem.ts";
import { checkFlow, type CheckEffect, type CheckEvent } from "./check.ts";

export type WithdrawalInput = Omit<Input<"claimWithdraw">, "captcha">;
export type WithdrawalTaken = Output<"claimWithdraw">;

/** A claim is taken back: the same conversation as a check, of which "found" is that it was. */
export const claimWithdrawFlow = checkFlow<WithdrawalInput, WithdrawalTaken>();

export const performClaimWithdraw =
  ({
    attempt,
    newKey,
  }: Pick<Ports, "attempt" | "newKey">): Perform<CheckEvent<WithdrawalInput, WithdrawalTaken>, CheckEffect<WithdrawalInput>> =>
  ({ question }, report) => {
    void attempt("claimWithdraw", question, { idempotencyKey: newKey() }).then((outcome) => {
      if (!outcome.ok) return report({ type: "refused", problem: problemOf(outcome.failure) });
      if (!succeeded(outcome.value)) return report({ type: "refused", problem: messageProblem(outcome.value.message) });
      return report({ type: "answered", found: outcome.value });
    });
  };
