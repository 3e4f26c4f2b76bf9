/** What a refused call answers, in the language of the `lang` header. */
export interface ErrorBody {
  /** What was refused, by its stable name (`refusal-codes.ts`): a program reads it, a person the message. */
  readonly code?: string;
  readonly status: "error";
  readonly message: string;
  /** Messages by field, where a field is to blame. */
  readonly errors?: Readonly<Record<string, string>>;
  readonly requestId?: string;
}

export const isErrorBody = (reply: unknown): reply is ErrorBody =>
  typeof reply === "object" &&
  reply !== null &&
  "status" in reply &&
  reply.status === "error" &&
  "message" in reply &&
  typeof reply.message === "string";

/**
 * Whether an answer says yes: taken from `status` or `success`; the value "error" in either is false
 * (commercial-flows, section 4). An absent answer is no.
 */
export function succeeded(reply: unknown): boolean {
  if (typeof reply !== "object" || reply === null) return false;
  const { status, success } = reply as { status?: unknown; success?: unknown };
  if (status === "error" || success === "error") return false;
  return Boolean(status) || Boolean(success);
}

/** What `status` says of an application that was not taken though nothing is wrong with its fields. */
export const APPLICATION = {
  /** The same was bought within a day: sent with `again` it is meant. */
  again: "again",
  /** The rules of underwriting do not let it be insured. */
  declined: "declined",
} as const;
