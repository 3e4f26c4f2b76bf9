import type { Believed, VerifyResult } from "@shanyraq/edge";

export interface Question {
  readonly body: Uint8Array;
  /** Whom to believe: with the first question, and with the first after it has changed. */
  readonly believed: Believed | undefined;
}
export type Answer = VerifyResult;
