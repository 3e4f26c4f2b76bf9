import type { Answer } from "./line.ts";

/** What is wrong with the status of an answer; undefined where nothing is. */
export const statusFault = ({ status }: Answer, expected: number): string | undefined => {
  if (status === undefined) return "is not answered in time";
  return status === expected ? undefined : `answers ${status} instead of ${expected}`;
};

/** What is wrong with an error as docs/back-office.md has it; undefined where nothing is. */
export function errorFault(answer: Answer, expected: number): string | undefined {
  const fault = statusFault(answer, expected);
  if (fault !== undefined) return fault;
  if (typeof answer.json !== "object" || answer.json === null) return "its body is no JSON object";
  const { status, message } = answer.json as Readonly<Record<string, unknown>>;
  if (status !== "error") return 'its body does not say `status: "error"`';
  if (typeof message !== "string" || message.trim() === "") return "its body has no message for the visitor";
  return undefined;
}
