import type { StoryMeasures } from "../claim-story.ts";

/** Percents of a cover's sum, as the rules of insurance print them. */
const GROUP_PERCENT: Readonly<Record<string, number>> = { first: 100, second: 75, third: 50 };
const INJURY_PERCENT: Readonly<Record<string, number>> = {
  toe: 2,
  wound: 2,
  concussion: 3,
  rib: 3,
  finger: 3,
  breastbone: 5,
  hand: 5,
  foot: 5,
  dislocation: 5,
  burn10: 5,
  face: 7,
  ribs: 7,
  collarbone: 7,
  shoulderBlade: 7,
  tendon: 7,
  forearm: 8,
  kneecap: 8,
  fingerLost: 8,
  brainContusion: 10,
  vertebra: 12,
  upperArm: 12,
  lowerLeg: 12,
  skull: 15,
  pelvis: 15,
  burn30: 15,
  thigh: 20,
  vertebrae: 20,
  organ: 20,
  fingersLost: 20,
  hearingLost: 25,
  burnMore: 30,
  eyeLost: 40,
  footLost: 45,
  handLost: 50,
  spinalCord: 60,
  legLost: 60,
  armLost: 65,
  sightLost: 100,
  limbsLost: 100,
};
/** A fifth of a percent a day. */
const DAYS_FOR_PERCENT = 5;

interface Happened {
  readonly event: string;
  readonly measures: StoryMeasures;
  readonly byAccident: boolean;
  readonly covers: readonly string[];
}

const percentOf = (sum: number, percent: number): number => Math.round((sum * percent) / 100);
const ofDays = (sum: number, days: number | undefined, unpaid: number, most: number): number =>
  days === undefined ? 0 : percentOf(sum, Math.max(0, Math.min(days - unpaid, most)) / DAYS_FOR_PERCENT);

/** What covers pay in parts, each of the same sum: by this program's own table. */
export function inParts({ event, measures, byAccident, covers }: Happened, sum: number): number {
  const { disabilityGroup, injuries = [], sickDays, hospitalDays } = measures;
  const has = (cover: string) => covers.includes(cover);
  const inHospital = has("hospital") ? ofDays(sum, hospitalDays, 2, 60) : 0;
  switch (event) {
    case "illness":
      return sum;
    case "hospital":
      return inHospital;
    case "disability": {
      const one = percentOf(sum, GROUP_PERCENT[disabilityGroup ?? ""] ?? 0);
      return (has("disability") ? one : 0) + (has("accidentalDisability") && byAccident ? one : 0);
    }
    default: {
      const percent = [...new Set(injuries)].reduce((total, injury) => total + (INJURY_PERCENT[injury] ?? 0), 0);
      const hurt = has("trauma") ? percentOf(sum, Math.min(100, percent)) : 0;
      return hurt + (has("temporaryDisability") ? ofDays(sum, sickDays, 7, 90) : 0) + inHospital;
    }
  }
}
