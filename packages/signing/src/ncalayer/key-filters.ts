const signing = "1.3.6.1.5.5.7.3.4";
const authentication = "1.3.6.1.5.5.7.3.2";
const holders = {
  person: "1.2.398.3.3.4.1.1",
  organisation: "1.2.398.3.3.4.1.2",
  head: "1.2.398.3.3.4.1.2.1",
  trusted: "1.2.398.3.3.4.1.2.2",
  employee: "1.2.398.3.3.4.1.2.5",
} as const;

export type Holders = keyof typeof holders;

/** Which certificates a person may choose from, by their extended key usage. */
export interface KeyFilter {
  readonly extKeyUsageOids: readonly string[];
  readonly iin?: string;
  readonly bin?: string;
  readonly serialNumber?: string;
}

const filtersOf = (use: string): Record<Holders | "anyone", KeyFilter> => ({
  anyone: { extKeyUsageOids: [use] },
  person: { extKeyUsageOids: [use, holders.person] },
  organisation: { extKeyUsageOids: [use, holders.organisation] },
  head: { extKeyUsageOids: [use, holders.head] },
  trusted: { extKeyUsageOids: [use, holders.trusted] },
  employee: { extKeyUsageOids: [use, holders.employee] },
});

/**
 * New GOST keys are one certificate for both uses that carries the usage of signing alone: a login that filters by
 * authentication shuts their holders out, and should ask for signing.
 */
export const keyFilters = {
  any: { extKeyUsageOids: [] } as KeyFilter,
  signing: filtersOf(signing),
  authentication: filtersOf(authentication),
} as const;
