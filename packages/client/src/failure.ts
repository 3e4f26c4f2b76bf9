import type { CallName, ErrorBody } from "@shanyraq/calls";
import type { Result } from "@shanyraq/rules/result";

/** Why a call brought no answer. `refused` carries what the server said, in the visitor's language. */
export type CallFailure =
  | { readonly kind: "refused"; readonly call: CallName; readonly status: number; readonly body?: ErrorBody; readonly requestId?: string }
  | { readonly kind: "network"; readonly call: CallName }
  | { readonly kind: "timeout"; readonly call: CallName }
  | { readonly kind: "aborted"; readonly call: CallName };

/** What a call brought: its answer, or why there is none. */
export type Outcome<T> = Result<T, { failure: CallFailure }>;

/** Calls whose failure has a sentence of its own. */
const checks: readonly CallName[] = ["checkSign", "getDecryption", "cmsDataInfo"];

/** Thrown by calls whose policy is `rethrow`, after they were logged. */
export class CallError extends Error {
  override readonly name = "CallError";
  readonly failure: CallFailure;
  constructor(failure: CallFailure) {
    // The sentences are the specification's (error catalogue); they are logged, never shown.
    super(checks.includes(failure.call) ? "Ошибка при проверке данных" : `Ошибка при выполнении запроса ${failure.call}`);
    this.failure = failure;
  }
}
