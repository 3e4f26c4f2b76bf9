import type { CallFailure } from "@shanyraq/client";

/** What a screen can say of something that went wrong: a sentence the server gave, or that the service failed. */
export type Problem =
  | {
      readonly kind: "message";
      readonly message: string;
      readonly fields?: Readonly<Record<string, string>>;
      /** What is wrong, when it is more than one thing and belongs to no field. */
      readonly list?: readonly string[];
    }
  | { readonly kind: "service"; readonly requestId?: string }
  | { readonly kind: "offline" }
  /** The server's response does not answer the question. */
  | { readonly kind: "badData" };

/** What the server said of it; where it said nothing, that the service failed. */
export const messageProblem = (message: string | undefined): Problem => (message ? { kind: "message", message } : { kind: "service" });

/** Why nothing can be done for now, whatever was asked: the service does not answer, or cannot be reached. */
export type Outage = "service" | "offline";

const UNAVAILABLE: readonly number[] = [502, 503, 504];

/** The kind of outage when a call failed because the service is unavailable; undefined for a refusal, and for a fault of one answer. */
export function outageOf(failure: CallFailure): Outage | undefined {
  if (failure.kind === "network") return "offline";
  if (failure.kind === "timeout") return "service";
  return failure.kind === "refused" && UNAVAILABLE.includes(failure.status) ? "service" : undefined;
}

const UNAUTHORIZED = 401;

/** Puts a failed call into a form that a screen shows. */
export function problemOf(failure: CallFailure): Problem {
  if (failure.kind === "network") return { kind: "offline" };
  if (failure.kind !== "refused") return { kind: "service" };
  const { status, body, requestId } = failure;
  if (body && status < 500) return { kind: "message", message: body.message, ...(body.errors && { fields: body.errors }) };
  return { kind: "service", ...(requestId && { requestId }) };
}

/** Whether a call failed because nobody is signed in any more: the login modal opens over the page. */
export const needsLogin = (failure: CallFailure): boolean =>
  failure.kind === "refused" && failure.status === UNAUTHORIZED && failure.call !== "login";
