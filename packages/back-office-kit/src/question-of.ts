import { calls, type Call, type CallName } from "@shanyraq/calls";
import { schemas } from "@shanyraq/calls/schemas";
import type { Question } from "./line.ts";

type Fields = Readonly<Record<string, unknown>>;

/** A call with its input where the row wants it, in the path, in the query or in the body; a command under a key of its own. */
export function questionOf(name: CallName, input: Fields = {}): Question {
  const { method, path, command }: Call = calls[name];
  const headers = command ? { "idempotency-key": crypto.randomUUID() } : {};
  const inPath = new Set([...path.matchAll(/\{(\w+)\}/g)].map(([, key = ""]) => key));
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(input[key] ?? "none")));
  const rest = Object.entries(input).filter(([key]) => !inPath.has(key));
  if (method === "GET")
    return { method, path: filled, headers, query: Object.fromEntries(rest.map(([key, value]) => [key, String(value)])) };
  return { method, path: filled, headers, body: Object.fromEntries(rest) };
}

/** Whether a call may be asked with nothing. */
export const needsNothing = (name: CallName): boolean => schemas[name].input.isValidSync({}, { strict: true });
