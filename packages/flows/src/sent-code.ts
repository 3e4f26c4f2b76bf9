import type { Problem } from "./problem.ts";
import { messageProblem } from "./problem.ts";

/** Where the server does not say when another code may be asked for (site-shell, section 9). */
export const RESEND_AFTER_MS = 120_000;
const SECOND_MS = 1_000;

/** What is known of a code that was sent. */
export interface SentCode {
  /** When another one may be asked for. */
  readonly resendAt: number;
  /** It is late: what the server says of it. */
  readonly problem?: Problem;
}

/** What the step on which a code is typed keeps of it. */
export const sentOf = ({ resendAt, problem }: SentCode): SentCode => ({ resendAt, ...(problem && { problem }) });

interface CodeAnswer {
  readonly resendAfter?: number | undefined;
  readonly delayed?: boolean | undefined;
  readonly message?: string | undefined;
}

export const sentCode = ({ resendAfter, delayed, message }: CodeAnswer, now: number): SentCode => ({
  resendAt: now + (resendAfter === undefined ? RESEND_AFTER_MS : resendAfter * SECOND_MS),
  ...(delayed === true && { problem: messageProblem(message) }),
});
