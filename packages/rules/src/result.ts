/**
 * A value, or why it is missing. What names the reason is the reader's to say: `{ error: Fault }`, `{ failure: CallFailure }`. An answer that has more to say
 * than a value is a union of its own.
 */
export type Result<Value, Reason extends object> =
  | { readonly ok: true; readonly value: Value }
  | ({ readonly ok: false } & Readonly<Reason>);
