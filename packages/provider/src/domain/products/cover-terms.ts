import { disabilityGroups, type DisabilityGroup, type Injury } from "@shanyraq/calls/vocabulary";
import { lineOf } from "./lines/index.ts";

/** What a cover pays for each day: a share of its sum in hundredths of a percent, from which day on, and for how many days at most. */
export interface DayTerms {
  readonly share: number;
  readonly from: number;
  readonly maxDays: number;
}

/** How covers pay that do not pay their whole sum: shares of it in hundredths of a percent. */
export interface CoverTerms {
  readonly version: string;
  /** The first day of contracts that begin under it, yyyy-mm-dd. */
  readonly from: string;
  readonly groups: Readonly<Record<DisabilityGroup, number>>;
  readonly injuries: Readonly<Record<Injury, number>>;
  readonly sickDays: DayTerms;
  readonly hospitalDays: DayTerms;
}

/**
 * The terms 2026-1 are an example: no law sets such shares, and what a contract pays in parts has to be written in it (Civil Code, article 827, paragraph 2).
 */
const terms20261: CoverTerms = {
  version: "2026-1",
  from: "2026-01-01",
  groups: { first: 100_00, second: 75_00, third: 50_00, child: 100_00 },
  injuries: {
    concussion: 3_00,
    brainContusion: 10_00,
    skull: 15_00,
    face: 7_00,
    rib: 3_00,
    ribs: 7_00,
    breastbone: 5_00,
    vertebra: 12_00,
    vertebrae: 20_00,
    spinalCord: 60_00,
    collarbone: 7_00,
    shoulderBlade: 7_00,
    upperArm: 12_00,
    forearm: 8_00,
    hand: 5_00,
    finger: 3_00,
    pelvis: 15_00,
    thigh: 20_00,
    kneecap: 8_00,
    lowerLeg: 12_00,
    foot: 5_00,
    toe: 2_00,
    dislocation: 5_00,
    tendon: 7_00,
    wound: 2_00,
    burn10: 5_00,
    burn30: 15_00,
    burnMore: 30_00,
    organ: 20_00,
    eyeLost: 40_00,
    sightLost: 100_00,
    hearingLost: 25_00,
    fingerLost: 8_00,
    fingersLost: 20_00,
    handLost: 50_00,
    armLost: 65_00,
    footLost: 45_00,
    legLost: 60_00,
    limbsLost: 100_00,
  },
  sickDays: { share: 20, from: 8, maxDays: 90 },
  hospitalDays: { share: 20, from: 3, maxDays: 60 },
};

/** Every version, the newest first. */
const versions: readonly CoverTerms[] = [terms20261];

/** The terms of a contract that began on a day; before every version, the first one. */
export const coverTermsOn = (startDate: string): CoverTerms => versions.find(({ from }) => from <= startDate) ?? terms20261;

/** The groups that a line pays for: that of children where it insures children. */
export const disabilityGroupsOf = (product: string): readonly DisabilityGroup[] =>
  disabilityGroups.filter((group) => group !== "child" || lineOf(product)?.limits.childAges !== undefined);
