import { healthMeasures, insuredEvents, type ClaimMeasure, type HealthMeasure, type InsuredEvent } from "@shanyraq/calls/vocabulary";
import type { Tiyn } from "@shanyraq/rules";
import type { RequiredMeasure } from "../claim-measures/required-measures.ts";
import type { ClaimLimits } from "../../platform/ports/claim-limits.ts";

/**
 * What a claim of an event needs of a medical expert: nothing, since its papers are about nobody's health; an opinion where an assessor likes one; one for every
 * acceptance; or one for what is measured by health and owed above the sum up to which claims are simple (`ClaimLimits`).
 */
type OpinionNeed = "none" | "optional" | "always" | "measuredAboveLimit";

/** One edition of the table. */
interface OpinionEdition {
  /** From this day on, by the day on which the claim came. */
  readonly from: string;
  readonly needs: Readonly<Record<InsuredEvent, OpinionNeed>>;
  /** Days from a request to its opinion: the company's own term. */
  readonly days: number;
}

/** What is required of each event. A new edition is a row with a later day. */
const editions: readonly [OpinionEdition, ...OpinionEdition[]] = [
  {
    from: "2026-11-01",
    // Loss of earning capacity is claimed as an injury or a disability.
    needs: {
      death: "none",
      disability: "measuredAboveLimit",
      injury: "measuredAboveLimit",
      illness: "measuredAboveLimit",
      hospital: "measuredAboveLimit",
    },
    days: 5,
  },
];

/** What of a claim's measures is of health. */
const healthOf = (measures: readonly ClaimMeasure[]): readonly HealthMeasure[] => healthMeasures.filter((one) => measures.includes(one));

interface OpinionTerms {
  readonly days: number;
  /** The sum above which a claim is accepted with an opinion alone; undefined where none is required. */
  readonly requiredAbove?: Tiyn;
}

/**
 * What holds of opinions on a claim; undefined where its papers are about nobody's health. A pure function.
 * @param claim its event, the measures that its sum is found by, and the day on which it came.
 */
function opinionTerms(
  { event, measures, day }: { readonly event: InsuredEvent; readonly measures: readonly ClaimMeasure[]; readonly day: string },
  { maxSum }: Pick<ClaimLimits, "maxSum">,
): OpinionTerms | undefined {
  const { needs, days } = editions.findLast(({ from }) => from <= day) ?? editions[0];
  const need = needs[event];
  if (need === "none") return undefined;
  if (need === "always") return { days, requiredAbove: 0 };
  return { days, ...(need === "measuredAboveLimit" && healthOf(measures).length > 0 && { requiredAbove: maxSum }) };
}

/** What holds of opinions on a claim, and what an expert may measure of it. */
export interface OpinionsAbout extends OpinionTerms {
  readonly isUndecided: boolean;
  readonly measures: readonly RequiredMeasure[];
}

/** The same of a claim as the staff read it; undefined of a statement that is no claim, or about nobody's health. A pure function. */
export function opinionsAbout(
  claim: {
    readonly event: string | undefined;
    readonly measures: readonly RequiredMeasure[];
    readonly day: string;
    readonly isUndecided: boolean;
  },
  limits: Pick<ClaimLimits, "maxSum">,
): OpinionsAbout | undefined {
  const event = insuredEvents.find((one) => one === claim.event);
  if (event === undefined) return undefined;
  const names = claim.measures.map(({ measure }) => measure);
  const terms = opinionTerms({ event, measures: names, day: claim.day }, limits);
  const health: readonly ClaimMeasure[] = healthOf(names);
  return terms && { ...terms, isUndecided: claim.isUndecided, measures: claim.measures.filter(({ measure }) => health.includes(measure)) };
}
