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
  "declaredHealthy",
] as const;
export type ClaimSign = (typeof claimSigns)[number];
