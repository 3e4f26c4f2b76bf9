import type { Input, Output } from "@shanyraq/calls";
import { succeeded } from "@shanyraq/calls/status";
import type { Perform } from "../flow.ts";
import type { Ports } from "../ports.ts";
import { problemOf, messageProblem } from "../problem.ts";
import { checkFlow, type CheckEffect, type CheckEvent } from "./check.ts";

export type ClaimPaperInput = Omit<Input<"claimPaper">, "captcha">;
export type ClaimPaperSaved = Pick<Output<"claimPaper">, "name">;

/** The paper of a decided claim is fetched: the same conversation as a check, of which "found" is that the browser has it. */
export const claimPaperFlow = checkFlow<ClaimPaperInput, ClaimPaperSaved>();

interface ClaimPaperPorts extends Pick<Ports, "attempt"> {
  /** Gives the bytes of base64 to the browser to keep. */
  readonly saveFile: (name: string, mime: string, content: string) => void;
}

export const performClaimPaper =
  ({ attempt, saveFile }: ClaimPaperPorts): Perform<CheckEvent<ClaimPaperInput, ClaimPaperSaved>, CheckEffect<ClaimPaperInput>> =>
  ({ question }, report) => {
    void attempt("claimPaper", question).then((outcome) => {
      if (!outcome.ok) return report({ type: "refused", problem: problemOf(outcome.failure) });
      if (!succeeded(outcome.value)) return report({ type: "refused", problem: messageProblem(outcome.value.message) });
      const { name, content } = outcome.value;
      saveFile(name, "application/pdf", content);
      return report({ type: "answered", found: { name } });
    });
  };
