import type { Output } from "@shanyraq/calls";
import type { Outcome } from "@shanyraq/client";
import { problemOf, messageProblem, type Problem } from "../problem.ts";

/** An agreement about a contract, with its bytes. */
export interface AgreementToRead {
  readonly requestID: string;
  readonly contractId: string;
  readonly number: string;
  readonly from: string | null;
  readonly deadline: string;
  readonly fileName: string;
  readonly sha256: string;
  readonly data: string;
}

type Answer = Output<"getAdditionalAgreement">;

/** The agreement of an answer; undefined where something of it is missing. */
function agreementOf(answer: Answer): AgreementToRead | undefined {
  const { requestID, contractId, number, from, deadline, fileName, sha256, data } = answer;
  if (!requestID || !contractId || !number || !deadline || !fileName || !sha256 || !data) return undefined;
  return { requestID, contractId, number, from: from ?? null, deadline, fileName, sha256, data };
}

/** What came of asking for an agreement to read. */
export function agreementRead(
  outcome: Outcome<Answer>,
): { readonly type: "agreementRead"; readonly agreement: AgreementToRead } | { readonly type: "refused"; readonly problem: Problem } {
  if (!outcome.ok) return { type: "refused", problem: problemOf(outcome.failure) };
  const agreement = agreementOf(outcome.value);
  return agreement ? { type: "agreementRead", agreement } : { type: "refused", problem: messageProblem(outcome.value.message) };
}
