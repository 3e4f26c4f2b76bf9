import type { Calculation } from "../../../platform/database/records/terms.ts";

/**
 * Until tariff 2026-2 every activity was asked with its payroll and priced by its own class: the first is read as the main one, the
 * others as branches, as which alone they still are. Of victims it was not asked whose fault it was: it is taken that it was the
 * employer's, and the answer stands in the form to be changed. The age of the company and the discount are not asked any more.
 */
export function ofOlderForm(kept: Calculation): Calculation {
  const { activities: [main, ...branches] = [], companyAge: _, noClaims3y: __, ...others } = kept;
  if (others.oked !== undefined || main === undefined) return kept;
  return {
    ...others,
    ...main,
    aboveCap: "0",
    evenActivities: "false",
    branches: branches.map((branch) => ({ ...branch, aboveCap: "0" })),
    employerFault: String(Number(others.victims5y ?? 0) > 0),
  } as Calculation;
}
