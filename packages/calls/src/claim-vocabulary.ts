/** The papers of a decided claim. */
export const claimPapers = ["benefit", "refusal"] as const;
export type ClaimPaperKind = (typeof claimPapers)[number];

/** Why a claim can be refused. */
export const refusalGrounds = [
  "notInsured",
  "notInForce",
  "suicide",
  "intent",
  "offence",
  "falseFacts",
  "lateNotice",
  "warOrUnrest",
  "hindered",
  "noPapers",
] as const;
export type RefusalGround = (typeof refusalGrounds)[number];

/** Signs of a claim that ask one of the staff to look. */
export const claimSigns = [
  "beforeContract",
  "soonAfterStart",
  "beforeBirth",
  "afterDeath",
  "sharedAccount",
  "seenFile",
  "registerDiffers",
  "declaredHealthy",
] as const;
export type ClaimSign = (typeof claimSigns)[number];

/** What the papers of a claim show that its sum is found by. */
export const claimMeasures = [
  "disabilityGroup",
  "injuries",
  "sickDays",
  "hospitalDays",
  "person",
  "lossPercent",
  "income",
  "fundPayment",
  "lossFrom",
  "lossUntil",
  "expenses",
] as const;
export type ClaimMeasure = (typeof claimMeasures)[number];

/** Those of them that a medical expert can say. */
export const healthMeasures = [
  "disabilityGroup",
  "injuries",
  "sickDays",
  "hospitalDays",
  "lossPercent",
] as const satisfies readonly ClaimMeasure[];
export type HealthMeasure = (typeof healthMeasures)[number];

/** Groups of disability, and the category of a child. */
export const disabilityGroups = ["first", "second", "third", "child"] as const;
export type DisabilityGroup = (typeof disabilityGroups)[number];

/** The rows of the table of injuries. */
export const injuries = [
  "concussion",
  "brainContusion",
  "skull",
  "face",
  "rib",
  "ribs",
  "breastbone",
  "vertebra",
  "vertebrae",
  "spinalCord",
  "collarbone",
  "shoulderBlade",
  "upperArm",
  "forearm",
  "hand",
  "finger",
  "pelvis",
  "thigh",
  "kneecap",
  "lowerLeg",
  "foot",
  "toe",
  "dislocation",
  "tendon",
  "wound",
  "burn10",
  "burn30",
  "burnMore",
  "organ",
  "eyeLost",
  "sightLost",
  "hearingLost",
  "fingerLost",
  "fingersLost",
  "handLost",
  "armLost",
  "footLost",
  "legLost",
  "limbsLost",
] as const;
export type Injury = (typeof injuries)[number];
