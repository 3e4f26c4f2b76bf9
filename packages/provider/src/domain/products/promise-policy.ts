import { addDays } from "@shanyraq/rules";

/** How long a promise to an applicant is valid: price, age, terms, and what they declared about their health. */
export interface PromiseTerms {
  /** Days after the day of the application, the last of them within it. */
  readonly applicationDays: number;
}

interface PromisePolicy {
  readonly version: string;
  /** The day from which applications are taken under it, yyyy-mm-dd. */
  readonly from: string;
  readonly usual: PromiseTerms;
  /** Lines that have terms of their own, by their slugs. */
  readonly lines: Readonly<Record<string, PromiseTerms>>;
}

/**
 * The policy 2026-1 is an example: the law binds the maker of an offer for as long as the offer says (Civil Code, article 395), and gives no number of days
 * itself.
 */
const policy20261: PromisePolicy = {
  version: "2026-1",
  from: "2026-01-01",
  usual: { applicationDays: 30 },
  lines: {},
};

/** Every version, the newest first. */
const promisePolicies: readonly PromisePolicy[] = [policy20261];

/** The last day on which the price and the terms of an application of a line hold, and on which it can be paid for. */
export function promisedUntil(product: string, appliedOn: string): string {
  const inForce = promisePolicies.find(({ from }) => from <= appliedOn) ?? policy20261;
  const { applicationDays } = inForce.lines[product] ?? inForce.usual;
  return addDays(appliedOn, applicationDays);
}
