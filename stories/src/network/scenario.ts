import type { CallName } from "@shanyraq/calls";
import { isObject } from "@shanyraq/rules/is-object";

/** How the network behaves; the toolbar chooses. */
export const scenarios = ["ok", "slow", "fails", "empty"] as const;
export type Scenario = (typeof scenarios)[number];
export const isScenario = (value: unknown): value is Scenario => scenarios.some((scenario) => scenario === value);

/** What a story may say of a call: another scenario for it alone, or another of its recorded replies. */
export type Replies = Partial<Record<CallName, Scenario | { readonly entry: string }>>;

/** A reply with its lists emptied and its counts at nothing: what somebody without anything gets. */
export function emptied(reply: unknown): unknown {
  if (Array.isArray(reply)) return [];
  if (!isObject(reply)) return reply;
  return Object.fromEntries(
    Object.entries(reply).map(([key, value]) => {
      if (Array.isArray(value)) return [key, []];
      return [key, key === "counts" && isObject(value) ? Object.fromEntries(Object.keys(value).map((one) => [one, 0])) : value];
    }),
  );
}
