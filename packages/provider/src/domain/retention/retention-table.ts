/** What is kept of a claim, of the report before it, and of an application. */
export type KeptKind = "claimPapers" | "registerAnswers" | "reportPapers" | "applicationPapers";

/** From what a term counts; of several, from the last one. */
export type RetentionEvent = "lastStep" | "lastPayout" | "contractEnd";

/** How long something is kept at the least, in one edition. */
export interface RetentionRow {
  /** From this day on, by the day on which it is looked at. */
  readonly from: string;
  readonly after: readonly RetentionEvent[];
  /** The law's least; an operator may keep for longer. */
  readonly years: number;
  readonly source: string;
  /** `sure`: read in the law; `operator`: the insurer's own rules have to confirm it. */
  readonly certainty: "sure" | "operator";
}

const FROM = "2026-11-01";
const LAW =
  "Law 191-IV against money laundering, article 11, paragraphs 4 and 5: files of an operation five years after it, of a customer after relations end";
const afterAll = ["lastStep", "lastPayout", "contractEnd"] as const;
const byLaw: RetentionRow = { from: FROM, after: afterAll, years: 5, source: LAW, certainty: "sure" };

/** How long each kind is kept. A new edition is a row with a later day; terms of insurance files are in an act of the National Bank that the operator confirms. */
export const retention: Readonly<Record<KeptKind, readonly [RetentionRow, ...RetentionRow[]]>> = {
  claimPapers: [byLaw],
  // What a register said stands in the place of a paper of the claim.
  registerAnswers: [{ ...byLaw, certainty: "operator" }],
  reportPapers: [byLaw],
  // Of an application that became no contract there is no other event than its last step.
  applicationPapers: [byLaw],
};

export interface Term {
  readonly after: readonly RetentionEvent[];
  readonly years: number;
}

/**
 * The term of what is kept together, by the editions of a day: the longest of its rows, after the last of their events.
 * @param papersYears the operator's own, which lengthens a term and never shortens it.
 */
export function termOf(kinds: readonly [KeptKind, ...KeptKind[]], day: string, papersYears: number): Term {
  const rows = kinds.map((kind) => retention[kind].findLast(({ from }) => from <= day) ?? retention[kind][0]);
  return { after: [...new Set(rows.flatMap(({ after }) => after))], years: Math.max(papersYears, ...rows.map(({ years }) => years)) };
}
