import type { DisabilityGroup, Injury } from "@shanyraq/calls/vocabulary";
import type { Tiyn } from "@shanyraq/rules";

/** What the papers of a claim show that its sum is found by; of each event only what its line asks for. */
export interface ClaimMeasures {
  readonly disabilityGroup?: DisabilityGroup;
  /** Rows of the table of injuries, each once. */
  readonly injuries?: readonly Injury[];
  /** Days on sick leave. */
  readonly sickDays?: number;
  /** Days in hospital, the first and the last one counted. */
  readonly hospitalDays?: number;
  /** Bills for treatment, in all. */
  readonly expenses?: Tiyn;
  /** Whose event it is and who is paid, where the contract insures several people. */
  readonly person?: string;
}

/** By what of the papers a part of a sum was found: shares in hundredths of a percent of the agreed sum. */
export type MeasuredBy =
  | { readonly by: "disabilityGroup"; readonly group: DisabilityGroup; readonly share: number }
  | { readonly by: "injuries"; readonly rows: readonly { readonly injury: Injury; readonly share: number }[]; readonly share: number }
  | {
      readonly by: "sickDays" | "hospitalDays";
      readonly days: number;
      /** Those of them that are paid. */
      readonly paidDays: number;
      /** For each paid day. */
      readonly share: number;
    };
