import type { Calculation } from "../../../platform/database/records/terms.ts";

/**
 * Until tariff 2026-2 the form asked for every activity with its payroll and priced each by its own class: the first is read as the main one, the others as
 * branches, which is the only form they still have. The form did not ask whose fault victims were: the employer's is assumed, and can be changed in the form.
 * The age of the company and the discount are no longer asked for.
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
