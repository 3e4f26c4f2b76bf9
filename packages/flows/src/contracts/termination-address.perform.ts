import type { Input } from "@shanyraq/calls";
import { succeeded } from "@shanyraq/calls/status";
import type { Perform } from "../flow.ts";
import type { Ports } from "../ports.ts";
import { problemOf, messageProblem } from "../problem.ts";
import { checkFlow, type CheckEffect, type CheckEvent } from "../statements/check.ts";

export type TerminationAddressQuestion = Omit<Input<"sendSmsWithoutAuth">, "captcha">;
/** The answer to anyone who asks: the same, whether there is such a policy or not. */
export interface TerminationAddressSent {
  readonly message: string;
}

/** Somebody who is not signed in has the owner of a policy sent where they end it. */
export const terminationAddressFlow = checkFlow<TerminationAddressQuestion, TerminationAddressSent>();

/** Asks the row of the table; the words of a refusal stand where it was asked. */
export const performTerminationAddress =
  ({
    attempt,
  }: Pick<Ports, "attempt">): Perform<
    CheckEvent<TerminationAddressQuestion, TerminationAddressSent>,
    CheckEffect<TerminationAddressQuestion>
  > =>
  ({ question }, report) => {
    void attempt("sendSmsWithoutAuth", question).then((outcome) => {
      if (!outcome.ok) return report({ type: "refused", problem: problemOf(outcome.failure) });
      const { message = "" } = outcome.value;
      return report(
        succeeded(outcome.value) ? { type: "answered", found: { message } } : { type: "refused", problem: messageProblem(message) },
      );
    });
  };
