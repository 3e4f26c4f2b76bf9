import type { Output } from "@shanyraq/calls";

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

/** The agreement of an answer; undefined where something of it is missing. */
export function agreementOf(answer: Output<"getAdditionalAgreement">): AgreementToRead | undefined {
  const { requestID, contractId, number, from, deadline, fileName, sha256, data } = answer;
  if (!requestID || !contractId || !number || !deadline || !fileName || !sha256 || !data) return undefined;
  return { requestID, contractId, number, from: from ?? null, deadline, fileName, sha256, data };
}
