import type { Calls, CallName, FailurePolicy, Output } from "@shanyraq/calls";
import { CallError, type CallFailure, type Outcome } from "./failure.ts";

interface OnFailure {
  nothing: undefined;
  emptyObject: Record<string, never>;
  successFalse: { success: false };
  serviceError: { serviceError: true };
  errorBody: unknown;
  rethrow: never;
}

/** What a call resolves to: its answer, or what its failure policy leaves of a failure. */
export type CallReply<N extends CallName> = Output<N> | OnFailure[Calls[N]["onFailure"]];

const left: { readonly [P in FailurePolicy]: (failure: CallFailure) => OnFailure[P] } = {
  nothing: () => undefined,
  emptyObject: () => ({}),
  successFalse: () => ({ success: false }),
  serviceError: () => ({ serviceError: true }),
  errorBody: (failure) => (failure.kind === "refused" ? (failure.body ?? { status: "error" }) : { status: "error" }),
  rethrow: (failure) => {
    throw new CallError(failure);
  },
};

const leftBy = <P extends FailurePolicy>(policy: P, failure: CallFailure): OnFailure[P] => left[policy](failure);

/** The six policies of the specification, in one place. */
export const applyPolicy = <N extends CallName>(row: Calls[N], outcome: Outcome<Output<N>>): CallReply<N> =>
  outcome.ok ? outcome.value : leftBy<Calls[N]["onFailure"]>(row.onFailure, outcome.failure);
