import type { TrustSnapshot } from "@shanyraq/signing/trust";

/** One kind of bytes or text that somebody sends, what may be spent on one of it, and what reads it. A room that takes such bytes declares its kind. */
export interface InspectionKind<Input, Output> {
  readonly name: string;
  /** A thread that works longer on one of them is ended. The edge answers a visitor after 4.8 s: a wait and a deadline fit in it. */
  readonly deadlineMs: number;
  /** A caller that waits longer for a thread gets an error that asks to try again. */
  readonly maxWaitMs: number;
  /** How many wait at most; each holds its bytes. */
  readonly maxWaiting: number;
  /** Whether anybody may send it unasked: such kinds never take the thread that is kept for the others. */
  readonly fromAnyone: boolean;
  /** Loads the reader, in the thread that needs it. */
  readonly load: () => Promise<(input: Input, trust: TrustSnapshot | undefined) => Promise<Output>>;
}

/**
 * The result of an inspection. `busy`: too much waits already; try again in some seconds. `timedOut`: the bytes cost more than any of their kind does.
 * `failed`: the reader broke off, or ran out of memory.
 */
export type Inspected<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly code: "busy" | "timedOut" | "failed" };

/** Has something read outside the thread that serves. @param trust the authorities to trust, when signatures are verified. */
export type Inspect = <Input, Output>(
  kind: InspectionKind<Input, Output>,
  input: Input,
  trust?: TrustSnapshot,
) => Promise<Inspected<Output>>;

/** Reads it in the caller's thread: for unit tests of the back office, and for scripts that read nothing from strangers. */
export const inlineInspect: Inspect = async (kind, input, trust) => {
  const read = await kind.load();
  return { ok: true, value: await read(input, trust) };
};
