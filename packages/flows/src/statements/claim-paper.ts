import type { Input, Output } from "@shanyraq/calls";
import { succeeded } from "@shanyraq/calls/status";
import type { Perform } from "../flow.ts";
import type { Ports } from "../ports.ts";
import { problemOf, messageProblem } from "../problem.ts";
import { checkFlow, type CheckEffect, type CheckEvent } from "./check.ts";

export type ClaimPaperInput = Omit<Input<"claimPaper">, "captcha">;
/** The name and the bytes of the paper. */
export type ClaimPaperFile = Pick<Output<"claimPaper">, "name" | "content">;

/** The paper of a decided claim is fetched to be read: the same conversation as a check, of which "found" is the paper. */
export const claimPaperFlow = checkFlow<ClaimPaperInput, ClaimPaperFile>();

export const performClaimPaper =
  ({ attempt }: Pick<Ports, "attempt">): Perform<CheckEvent<ClaimPaperInput, ClaimPaperFile>, CheckEffect<ClaimPaperInput>> =>
  ({ question }, report) => {
    void attempt("claimPaper", question).then((outcome) => {
      if (!outcome.ok) return report({ type: "refused", problem: problemOf(outcome.failure) });
      if (!succeeded(outcome.value)) return report({ type: "refused", problem: messageProblem(outcome.value.message) });
      const { name, content } = outcome.value;
      return report({ type: "answered", found: { name, content } });
    });
  };
