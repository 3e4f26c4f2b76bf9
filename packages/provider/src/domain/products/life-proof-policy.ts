/** How an operator makes sure that an annuity is paid to the living. */
export interface LifeProofTerms {
  /** Complete months for which the contract's premium, or a proof that the annuitant is alive, is good. */
  readonly months: number;
  /** Whether payments wait for it that are owed in any case: they would go to the account of somebody who has died. */
  readonly guaranteedToo: boolean;
}

interface LifeProofPolicy {
  readonly version: string;
  /** The day from which contracts are concluded under it, yyyy-mm-dd. */
  readonly from: string;
  /** Lines that ask for a proof, by their slugs. */
  readonly lines: Readonly<Record<string, LifeProofTerms>>;
}

/** The policy 2026-1 is an example: the text of the standard contract (ARDFM 45 of 07.06.2023) was not read, and no act that was names a term. */
const policy20261: LifeProofPolicy = {
  version: "2026-1",
  from: "2026-01-01",
  lines: {
    "pension-annuity": { months: 12, guaranteedToo: true },
    "payout-annuity": { months: 12, guaranteedToo: false },
  },
};

/** Every version, the newest first. */
const policies: readonly LifeProofPolicy[] = [policy20261];

/** The terms of a contract that was concluded on a day; undefined when its line requires no proof. Older contracts have the first version. */
export const lifeProofTermsOf = (product: string, issuedOn: string): LifeProofTerms | undefined =>
  (policies.find(({ from }) => from <= issuedOn) ?? policy20261).lines[product];
