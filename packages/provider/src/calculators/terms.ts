import type { Frequency } from "@shanyraq/actuarial";
import type { Sex, Tiyn } from "@shanyraq/rules";

export const lineSlugs = ["senim", "term-life"] as const;
export type LineSlug = (typeof lineSlugs)[number];

/** What was priced, whole: from it every figure of an offer or a contract can be computed again. */
export interface Terms {
  readonly product: LineSlug;
  /** Version of the tariff that gave the price. */
  readonly tariff: string;
  readonly sex: Sex;
  readonly birthDate: string;
  readonly age: number;
  readonly term: number;
  readonly frequency: Frequency;
  /** Which amount was asked for, in whole tenge: the other one follows. */
  readonly asked: { readonly sumAssured: number } | { readonly premium: number };
  readonly startDate: string;
  readonly endDate: string;
  readonly sumAssured: string;
  readonly instalment: Tiyn;
  readonly instalments: number;
  readonly annualPremium: Tiyn;
  readonly totalPremium: Tiyn;
}

/** A cell of a schedule: tables show numbers with two decimals, and the rest as it is. */
export type Cell = string | number;
export type Row = Readonly<Record<string, Cell>>;
