/** What happens to a contract whose premium does not come, in days. */
export interface OverdueTerms {
  /** Days after a due date in which the cover stays as it is. */
  readonly graceDays: number;
  /** Days after those in which cover is suspended, and the contract can still be restored. */
  readonly restoreDays: number;
}

export interface OverduePolicy {
  readonly version: string;
  /** The day from which contracts are issued under it, yyyy-mm-dd. */
  readonly from: string;
  readonly usual: OverdueTerms;
  /** Lines that have terms of their own, by their slugs. */
  readonly lines: Readonly<Record<string, OverdueTerms>>;
}

/**
 * Accumulative contracts: after a missed premium the insurer gives notice that can be proved, and then at least thirty days of grace (Civil Code, article
 * 826-1); for a year the contract can be restored (article 826-2). The notice is sent on the day after the due date; five days allow for a worker that was not
 * running. No policy gives less.
 */
const savings: OverdueTerms = { graceDays: 35, restoreDays: 365 };

/** The policy 2026-1 is an example: for protection without savings the law leaves these days to the contract (Civil Code, article 818). */
const policy20261: OverduePolicy = {
  version: "2026-1",
  from: "2026-01-01",
  usual: { graceDays: 30, restoreDays: 90 },
  lines: { senim: savings, education: savings },
};

/** Every version, the newest first. */
export const overduePolicies: readonly OverduePolicy[] = [policy20261];

/** The terms under which a contract of a line was issued on a day; one that is older than every version has the first of them. */
export function overdueTermsOf(product: string, issuedOn: string, versions: readonly OverduePolicy[] = overduePolicies): OverdueTerms {
  const inForce = versions.find(({ from }) => from <= issuedOn) ?? versions.at(-1);
  if (!inForce) throw new Error("there is no policy of overdue premiums");
  return inForce.lines[product] ?? inForce.usual;
}

/** The terms of the newest version: what editors and documents promise of contracts to come. */
export const overdueTermsNow = (product: string): OverdueTerms => overdueTermsOf(product, "9999-12-31");
