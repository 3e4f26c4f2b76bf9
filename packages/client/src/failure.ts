import type { ActCode, CallName, ErrorBody, RefusalCode } from "@shanyraq/calls";
import type { Result } from "@shanyraq/rules/result";

/** A call that the server refused: what it said, in the visitor's language, and by which of the call's codes. */
export interface RefusedCall<N extends CallName = CallName> {
  readonly kind: "refused";
  readonly call: N;
  readonly status: number;
  /** Missing when the answer had no code: from a server on the way, or a back office that does not know the codes. */
  readonly code?: RefusalCode<N>;
  readonly body?: ErrorBody;
  readonly requestId?: string;
}

/** Why a call brought no answer. */
export type CallFailure<N extends CallName = CallName> =
  | RefusedCall<N>
  | { readonly kind: "network" | "timeout" | "aborted"; readonly call: N };

/** The result of a call: its answer, or why it failed. */
export type Outcome<T, N extends CallName = CallName> = Result<T, { failure: CallFailure<N> }>;

/**
 * What a flow makes of a failure: one answer for each code of the call that asks for an act of its own, and one for whatever else went wrong. A code that
 * the call cannot answer does not compile, and neither does one that is forgotten.
 */
export function byCode<N extends CallName, T>(
  failure: CallFailure<N>,
  acts: Readonly<Record<ActCode<N>, (refused: RefusedCall<N>) => T>>,
  otherwise: (failure: CallFailure<N>) => T,
): T {
  if (failure.kind !== "refused" || failure.code === undefined) return otherwise(failure);
  const known: Readonly<Record<string, ((refused: RefusedCall<N>) => T) | undefined>> = acts;
  return (known[failure.code] ?? otherwise)(failure);
}

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
