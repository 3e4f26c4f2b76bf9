import { calls, fileHeaders, type Call, type CallName } from "@shanyraq/calls";
import { schemas } from "@shanyraq/calls/schemas";
import type { Question } from "./line.ts";
import { smallPdf } from "./sample-files.ts";

type Fields = Readonly<Record<string, unknown>>;

/** A file as it is, and what belongs to it in headers. */
export const fileQuestion = (path: string, { name, challenge }: Fields, file: Uint8Array<ArrayBuffer>): Question => ({
  method: "POST",
  path,
  file,
  headers: {
    ...(name !== undefined && { [fileHeaders.name]: encodeURIComponent(String(name)) }),
    ...(challenge !== undefined && { [fileHeaders.challenge]: String(challenge) }),
  },
});

/** A call with its input where the row wants it, in the path, in the query, in the body or in headers; a command under a key of its own. */
export function questionOf(name: CallName, input: Fields = {}): Question {
  const { method, path, command, body }: Call = calls[name];
  if (body === "file") return fileQuestion(path, input, smallPdf());
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
