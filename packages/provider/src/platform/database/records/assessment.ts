import type { TextId } from "@shanyraq/i18n/text";

/** The outcomes of an application, the mildest first: several answers lead to their gravest outcome. */
export const outcomes = ["issue", "question", "review", "decline"] as const;
export type Outcome = (typeof outcomes)[number];

/** What the rules of underwriting say of an application, and by which version of them. */
export interface Assessment {
  readonly version: string;
  readonly outcome: Outcome;
  /** What the customer reads or is asked, each once. */
  readonly says: readonly TextId[];
}
