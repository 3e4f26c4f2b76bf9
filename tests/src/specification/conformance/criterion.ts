import type { EvidenceName } from "./evidence.ts";

/** How a criterion is met, in the words of a conformance report. */
export type Conformance = "Supports" | "Partially supports" | "Not applicable";

/** A success criterion of WCAG 2.2 or a clause of EN 301 549, and what is claimed of it. */
export interface Criterion {
  readonly number: string;
  readonly name: string;
  readonly level: "A" | "AA" | "AAA" | "clause";
  readonly conformance: Conformance;
  readonly remarks: string;
  /** What shows it; empty only where it does not apply, or where people keep it. */
  readonly evidence: readonly EvidenceName[];
}

type Row = readonly [number: string, name: string, level: Criterion["level"], evidence: readonly EvidenceName[], remarks: string];

/** A criterion that is met. */
export const supports = (...[number, name, level, evidence, remarks]: Row): Criterion => ({
  number,
  name,
  level,
  conformance: "Supports",
  remarks,
  evidence,
});

/** A criterion of something that the product does not have. */
export const notApplicable = (number: string, name: string, level: Criterion["level"], remarks: string): Criterion => ({
  number,
  name,
  level,
  conformance: "Not applicable",
  remarks,
  evidence: [],
});

/** A criterion with a known gap, which the page about accessibility names too. */
export const partly = (...row: Row): Criterion => ({ ...supports(...row), conformance: "Partially supports" });
