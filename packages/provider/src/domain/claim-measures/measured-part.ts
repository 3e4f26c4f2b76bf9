import type { Tiyn } from "@shanyraq/rules";
import type { ClaimMeasures, MeasuredBy } from "../../platform/database/records/claim-measures.ts";
import type { CoverTerms, DayTerms } from "../products/cover-terms.ts";

/** What a cover can pay its sum by, in parts. */
export type CoverMeasure = MeasuredBy["by"];

const WHOLE = 100_00;

function ofDays(by: "sickDays" | "hospitalDays", days: number, { share, from, maxDays }: DayTerms): MeasuredBy {
  return { by, days, paidDays: Math.max(0, Math.min(days - from + 1, maxDays)), share };
}

/** How the papers measure a cover by its terms; undefined where they show nothing of it. */
export function measuredBy(by: CoverMeasure, measures: ClaimMeasures, terms: CoverTerms): MeasuredBy | undefined {
  switch (by) {
    case "disabilityGroup":
      return measures.disabilityGroup && { by, group: measures.disabilityGroup, share: terms.groups[measures.disabilityGroup] };
    case "injuries": {
      const rows = [...new Set(measures.injuries)].map((injury) => ({ injury, share: terms.injuries[injury] }));
      const share = rows.reduce((sum, row) => sum + row.share, 0);
      return rows.length === 0 ? undefined : { by, rows, share: Math.min(share, WHOLE) };
    }
    case "sickDays":
    case "hospitalDays":
      return measures[by] === undefined ? undefined : ofDays(by, measures[by], terms[by]);
  }
}

/** The share of the agreed sum that is owed, in hundredths of a percent. */
const shareOf = (measured: MeasuredBy): number => ("paidDays" in measured ? measured.paidDays * measured.share : measured.share);

/** What of an agreed sum a measure gives, rounded to the nearer tiyn, and up from the middle. */
export const measuredAmount = (sum: Tiyn, measured: MeasuredBy): Tiyn =>
  Number((2n * BigInt(sum) * BigInt(shareOf(measured)) + BigInt(WHOLE)) / (2n * BigInt(WHOLE)));
