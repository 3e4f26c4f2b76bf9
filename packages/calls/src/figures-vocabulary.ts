/** Undecided claims by how long they wait: up to five days, fifteen, thirty, and longer. */
export const claimAges = ["toFive", "toFifteen", "toThirty", "longer"] as const;
export type ClaimAge = (typeof claimAges)[number];
/** What counts as an appeal in the analysis of a year: statements, and reviews of refused claims. */
export const appealKinds = ["feedback", "compliance", "ombudsman", "visit", "claimReview"] as const;
export type AppealKind = (typeof appealKinds)[number];
