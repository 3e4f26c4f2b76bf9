/** What a worksheet may ask. A line declares which of these it asks, in its order; each is a step of its own. */
export const topics = [
  "person",
  "insured",
  "company",
  "employer",
  "child",
  "loan",
  "workers",
  "account",
  "health",
  "declarations",
  "beneficiaries",
] as const;
export type Topic = (typeof topics)[number];

/** Illnesses and circumstances that are asked about by name: the rules of underwriting read these words. */
export const conditions = [
  "cancer",
  "heart",
  "stroke",
  "diabetes",
  "organFailure",
  "infection",
  "mental",
  "disability",
  "operation",
  "otherIllness",
] as const;
export type Condition = (typeof conditions)[number];

/** Posts of a company's head, as its papers name them. */
export const headPosts = ["director", "generalDirector", "chairman", "entrepreneur", "byProxy"] as const;
export type HeadPost = (typeof headPosts)[number];
