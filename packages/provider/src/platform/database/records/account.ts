/** The accounts of a contract. Two are the sources of its money, the others its places; both sides are equal, to the tiyn (docs/decisions/052). */
export const accounts = [
  /** Source: premiums that came, from any payer. */
  "received",
  /** Source: what the insurer adds from its own: surrender values, sums at the end of a term, payments of an annuity. */
  "added",
  /** Whole premiums of periods that have started, less what came back of them. */
  "earned",
  /** Held: premiums of periods that have not started. */
  "ahead",
  /** Held: the paid part of premiums that have fallen due and are not whole. */
  "part",
  /** Owed: premiums that go back to the owner. */
  "refundOwed",
  /** Owed: what has fallen due to the owner. */
  "benefitOwed",
  /** Ordered from the bank, which has not reported that it arrived. */
  "ordered",
  /** Paid out, or moved to another contract of the same owner. */
  "sent",
  /** Kept by the rule of a former version: contracts that ended before parts and premiums ahead came back. */
  "formerRule",
] as const;
export type Account = (typeof accounts)[number];
