import type { LineAnswer } from "./line.ts";

type Body = Readonly<Record<string, unknown>>;

/** The fields of an answer; empty when it is not a JSON object. */
export const bodyOf = ({ json }: LineAnswer): Body => (typeof json === "object" && json !== null ? (json as Body) : {});
/** What an answer says to the visitor. */
export const messageOf = (answer: LineAnswer): unknown => bodyOf(answer)["message"];

/** What is wrong with the status of an answer; undefined where nothing is. */
export const statusFault = ({ status, lost }: LineAnswer, expected: number): string | undefined => {
  if (status === undefined) return lost === "cut" ? "is answered by a line that breaks off" : "is not answered in time";
  return status === expected ? undefined : `answers ${status} instead of ${expected}`;
};

/** What is wrong with an error as docs/back-office.md has it; undefined where nothing is. */
export function errorFault(answer: LineAnswer, expected: number): string | undefined {
  const fault = statusFault(answer, expected);
  if (fault !== undefined) return fault;
  if (typeof answer.json !== "object" || answer.json === null) return "its body is no JSON object";
  const { status, message } = bodyOf(answer);
  if (status !== "error") return 'its body does not say `status: "error"`';
  if (typeof message !== "string" || message.trim() === "") return "its body has no message for the visitor";
  return undefined;
}

/** Whether a call that was understood says no with 200: `status` or `success` does. */
export function saysNo(answer: LineAnswer): boolean {
  const { status, success } = bodyOf(answer);
  return status === "error" || success === false;
}
