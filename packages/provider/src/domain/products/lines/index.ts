import { accident } from "./accident.ts";
import { creditLife } from "./credit-life.ts";
import { criticalIllness } from "./critical-illness.ts";
import { education } from "./education.ts";
import { employerOsns } from "./employer-osns.ts";
import type { Line } from "./line.ts";
import { migrantVms } from "./migrant-vms.ts";
import { payoutAnnuity } from "./payout-annuity.ts";
import { pensionAnnuity } from "./pension-annuity.ts";
import { senim } from "./senim.ts";
import { termLife } from "./term-life.ts";

/** Every line that is priced online. A new one is its file, a place here and its texts. */
export const lines: readonly Line[] = [
  senim,
  education,
  pensionAnnuity,
  payoutAnnuity,
  termLife,
  creditLife,
  accident,
  criticalIllness,
  employerOsns,
  migrantVms,
];

/** The line of a product's slug, by which the site's address names it, or of its short name. */
export const lineOf = (product: unknown): Line | undefined =>
  typeof product === "string" ? lines.find(({ slug, shortName }) => slug === product || shortName === product) : undefined;
