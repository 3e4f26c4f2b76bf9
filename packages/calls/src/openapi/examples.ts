import type { CallName } from "../rows.ts";
import recorded from "./examples.json" with { type: "json" };

export interface CallExample {
  readonly input: Readonly<Record<string, unknown>>;
  readonly output: unknown;
}

/**
 * What the reference takes and answers, call by call: recorded of seeded people by `packages/provider/src/platform/server/recorded-examples.test.ts`, with one
 * element of each list and the beginning of long texts. Nobody in it exists.
 */
export const examples: Readonly<Partial<Record<CallName, CallExample>>> = recorded;

/** The example of a media type of a call; empty when none was recorded yet. */
export function exampleOf(name: CallName, side: keyof CallExample): { readonly example?: unknown } {
  const found = examples[name];
  return found ? { example: found[side] } : {};
}
