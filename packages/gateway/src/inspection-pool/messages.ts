import type { RevocationSources } from "@shanyraq/signing";
import type { SerializedTrust } from "@shanyraq/signing/trust";

/** What a thread is started with. */
export interface ThreadData {
  /** The module with the table of kinds, which exports it as `jobKinds`. */
  readonly table: string;
}

/** What a thread is sent. */
export type ToThread =
  | {
      readonly type: "job";
      readonly kind: string;
      readonly input: unknown;
      /** The trusted authorities, when they have changed since the last job that needed them; otherwise `same`. */
      readonly trust: SerializedTrust | "same" | undefined;
      /** Whether somebody can be asked about a certificate. */
      readonly mayAsk: boolean;
    }
  /** What was learned of a certificate that the thread asked about. */
  | { readonly type: "learned"; readonly number: number; readonly sources: RevocationSources };

/** What it sends: what came of its job, or that it has to know about a certificate first, because it reaches no network itself. */
export type FromThread =
  /** The code of the job's kind is there: from now on its time is counted. */
  | { readonly type: "begun" }
  | { readonly type: "done"; readonly output: unknown }
  | { readonly type: "failed"; readonly reason: string }
  | { readonly type: "asks"; readonly number: number; readonly certificate: Uint8Array; readonly issuer: Uint8Array };
