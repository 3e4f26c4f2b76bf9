import { byCode } from "@shanyraq/client";
import type { Perform } from "../flow.ts";
import type { Ports } from "../ports.ts";
import { problemOf, messageProblem } from "../problem.ts";
import type { FileCheck, VerifyEffect, VerifyEvent } from "./verify-signature.ts";

export interface VerifyPorts extends Pick<Ports, "attempt"> {
  /** Checks a signed file, and what it signs where that is another file; loaded when it is first needed. */
  readonly check: (files: readonly File[]) => Promise<FileCheck>;
}

export const performVerify =
  ({ attempt, check }: VerifyPorts): Perform<VerifyEvent, VerifyEffect> =>
  (effect, report) => {
    if (effect.do === "check") {
      void check(effect.files).then((found) => report({ type: "fileChecked", check: found }));
      return;
    }
    void attempt("checkSignedByGuid", { GUID: effect.GUID }).then((outcome) => {
      if (outcome.ok)
        return report(
          outcome.value.request
            ? { type: "told", request: outcome.value.request }
            : { type: "failed", problem: messageProblem(outcome.value.message) },
        );
      report(
        byCode<"checkSignedByGuid", VerifyEvent>(outcome.failure, { "signature.notFound": () => ({ type: "notFound" }) }, (failure) => ({
          type: "failed",
          problem: problemOf(failure),
        })),
      );
    });
  };
