import type { RetentionEvent } from "./retention-table.ts";

/** What happened to a claim, a report or an application, as far as the term of its papers depends on it. */
export interface PaperFacts {
  /** Days of each event, in any order; none where it never came. */
  readonly days: Readonly<Record<RetentionEvent, readonly string[]>>;
  /** Why nothing goes, whatever has passed: money may still be owed, a contract runs, something is disputed. */
  readonly isOpen: boolean;
}

/** The day from which a term counts: the last of its events, and today for what is open, since whatever ends it comes no earlier. A pure function. */
export function termStart({ days, isOpen }: PaperFacts, after: readonly RetentionEvent[], today: string): string {
  if (isOpen) return today;
  const known = after.flatMap((event) => days[event]);
  return known.length === 0 ? today : known.reduce((last, day) => (day > last ? day : last));
}
