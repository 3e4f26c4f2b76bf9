/** When the holder of a contract is asked about its end, in days. */
export interface MaturityTerms {
  /** So many days before the end they learn what comes, and are asked where to pay. */
  readonly askDays: number;
  /** After the end they are asked again this often, while something is owed and no account is known. */
  readonly againDays: number;
}

interface MaturityPolicy {
  readonly version: string;
  /** The day from which it is so, yyyy-mm-dd. */
  readonly from: string;
  readonly usual: MaturityTerms;
  /** Lines that have terms of their own, by their slugs. */
  readonly lines: Readonly<Record<string, MaturityTerms>>;
}

/** The policy 2026-1 is an example: no law says when to ask, and an owner who answers late loses nothing. */
const policy20261: MaturityPolicy = {
  version: "2026-1",
  from: "2026-01-01",
  usual: { askDays: 30, againDays: 30 },
  // Some of them last a month.
  lines: { "migrant-vms": { askDays: 7, againDays: 30 } },
};

/** Every version, the newest first. */
const maturityPolicies: readonly MaturityPolicy[] = [policy20261];

/** How a line's holders are asked on a day; before every version, by the first one. */
export function maturityTermsOf(product: string, day: string): MaturityTerms {
  const inForce = maturityPolicies.find(({ from }) => from <= day) ?? policy20261;
  return inForce.lines[product] ?? inForce.usual;
}
