import type { Frequency } from "@shanyraq/calls/vocabulary";

/** What a product needs for its formula, and so is not text. */
export interface ProductFacts {
  /** Which emblem the product wears. */
  readonly kind: "senim" | "term" | "education" | "pension" | "accident" | "employer" | "migrant" | "credit";
  readonly calculator?: true;
  readonly main?: true;
  /** An instalment somebody can really begin with, in tenge: a test holds it against the calculator. */
  readonly from?: string;
  /** How often that instalment is paid. */
  readonly paid?: Frequency;
}

/** Every product, by its address. Add a new one at the end: they are numbered in this order. */
export const productFacts: Readonly<Record<string, ProductFacts>> = {
  senim: { kind: "senim", calculator: true, main: true, from: "10000.00", paid: "monthly" },
  education: { kind: "education", calculator: true, main: true, from: "1425.00", paid: "monthly" },
  "pension-annuity": { kind: "pension", calculator: true, main: true, from: "10048457.00", paid: "single" },
  "payout-annuity": { kind: "pension", calculator: true, from: "100000.00", paid: "single" },
  "term-life": { kind: "term", calculator: true, main: true, from: "1160.00", paid: "monthly" },
  "credit-life": { kind: "credit", calculator: true, main: true, from: "839.00", paid: "single" },
  accident: { kind: "accident", calculator: true, from: "2100.00", paid: "annual" },
  "critical-illness": { kind: "accident", calculator: true, from: "299.00", paid: "monthly" },
  "employer-osns": { kind: "employer", calculator: true, main: true, from: "85000.00", paid: "single" },
  "migrant-vms": { kind: "migrant", calculator: true, from: "3460.00", paid: "single" },
};

/** The number by which some calls name a product; its address when it is not one of ours. */
export function productId(slug: string): string {
  const at = Object.keys(productFacts).indexOf(slug);
  return at < 0 ? slug : String(at + 1);
}
