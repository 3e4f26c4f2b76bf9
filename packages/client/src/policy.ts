import type { Call, Calls, CallName, FailurePolicy, Output } from "@shanyraq/calls";
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
export type Reply<N extends CallName> = Output<N> | OnFailure[Calls[N]["onFailure"]];

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

/** The six policies of the specification, in one place. */
export const applyPolicy = <T>(call: Call, outcome: Outcome<T>): unknown =>
  outcome.ok ? outcome.value : left[call.onFailure](outcome.failure);
