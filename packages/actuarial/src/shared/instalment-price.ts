/** What is paid for a sum assured. Premiums are whole tenge as numbers; `sumAssured` a decimal string in tenge. */
export type InstalmentPremiums = {
  readonly annualPremium: number;
  readonly instalment: number;
  readonly instalmentsPerYear: number;
  readonly totalPremium: number;
  readonly sumAssured: string;
};

/** The premiums by one version of a tariff. */
export type InstalmentPrice = InstalmentPremiums & {
  readonly tariffVersion: string;
  /** How many there are in the whole term. */
  readonly instalments: number;
};
