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
