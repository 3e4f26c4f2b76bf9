import type { RevocationSources } from "@shanyraq/signing";
import type { Believed, VerifyResult } from "@shanyraq/edge";

/** What the thread is told. */
export type Told =
  | {
      readonly kind: "question";
      readonly body: Uint8Array;
      /** Whom to believe: with the first question, and with the first after it has changed. */
      readonly believed: Believed | undefined;
    }
  /** What was learned of a certificate that the thread asked about. */
  | { readonly kind: "learned"; readonly number: number; readonly sources: RevocationSources };

/** What it says: its verdict, or that it has to know about a certificate first, because it reaches no network itself. */
export type Said =
  | { readonly kind: "answer"; readonly result: VerifyResult }
  | { readonly kind: "asks"; readonly number: number; readonly certificate: Uint8Array; readonly issuer: Uint8Array };

export type Answer = VerifyResult;
