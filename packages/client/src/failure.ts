import type { CallName, ErrorBody } from "@shanyraq/contract";

/** Why a call brought no answer. `refused` carries what the server said, in the visitor's language. */
export type CallFailure =
  | { readonly kind: "refused"; readonly call: CallName; readonly status: number; readonly body?: ErrorBody; readonly requestId?: string }
  | { readonly kind: "network"; readonly call: CallName }
  | { readonly kind: "timeout"; readonly call: CallName }
  | { readonly kind: "aborted"; readonly call: CallName };

/** What a call brought: its answer, or why there is none. */
export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: CallFailure };

/** Thrown by calls whose policy is `rethrow`, after they were logged. */
export class CallError extends Error {
  override readonly name = "CallError";
  readonly failure: CallFailure;
  constructor(failure: CallFailure) {
    // The sentence is the specification's (error catalogue); it is logged, never shown.
    super(`Ошибка при выполнении запроса ${failure.call}`);
    this.failure = failure;
  }
}
