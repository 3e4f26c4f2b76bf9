/** An answer: a value, or a failure with a stable code. */
export type Result<T, Code extends string> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: { readonly code: Code; readonly detail?: string } };

export function success<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function failure<Code extends string>(code: Code, detail?: string): Result<never, Code> {
  return { ok: false, error: detail === undefined ? { code } : { code, detail } };
}
