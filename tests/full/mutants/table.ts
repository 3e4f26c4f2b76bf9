import { accessMutants } from "./access-mutants.ts";
import { agreementMutants } from "./agreement-mutants.ts";
import { claimDecisionMutants } from "./claim-decision-mutants.ts";
import { claimMutants } from "./claim-mutants.ts";
import { consentMutants } from "./consent-mutants.ts";
import { openItemMutants } from "./open-item-mutants.ts";
import { annuityMutants } from "./annuity-mutants.ts";
import { payoutMutants } from "./payout-mutants.ts";
import { accountMutants } from "./account-mutants.ts";
import { deathMutants } from "./death-mutants.ts";
import { doorMutants } from "./door-mutants.ts";
import { flowMutants } from "./flow-mutants.ts";
import { ledgerMutants } from "./ledger-mutants.ts";
import { moneyMutants } from "./money-mutants.ts";
import type { Mutant } from "./mutant.ts";
import { productionMutants } from "./production-mutants.ts";
import { resourceMutants } from "./resource-mutants.ts";
import { sessionMutants } from "./session-mutants.ts";
import { staffMutants } from "./staff-mutants.ts";
import { terminationMutants } from "./termination-mutants.ts";
import { worksheetMutants } from "./worksheet-mutants.ts";

/** Lines that were made wrong on purpose, by what they are about. */
const tables: Readonly<Record<string, readonly Mutant[]>> = {
  money: moneyMutants,
  ledger: ledgerMutants,
  account: accountMutants,
  session: sessionMutants,
  door: doorMutants,
  resource: resourceMutants,
  access: accessMutants,
  production: productionMutants,
  flow: flowMutants,
  worksheet: worksheetMutants,
  annuity: annuityMutants,
  death: deathMutants,
  payout: payoutMutants,
  termination: terminationMutants,
  staff: staffMutants,
  "open-item": openItemMutants,
  claim: [...claimMutants, ...claimDecisionMutants],
  consent: consentMutants,
  agreement: agreementMutants,
};

/** Every line that was made wrong on purpose, and who notices. */
export const mutants: readonly Mutant[] = Object.values(tables).flat();

/** The tables that `MUTANTS` names ("ledger,payout"), or all of them. */
export function chosenMutants(chosen = process.env["MUTANTS"]): readonly Mutant[] {
  if (chosen === undefined) return mutants;
  return chosen.split(",").flatMap((name) => {
    const table = tables[name];
    if (table === undefined) throw new Error(`no table of mutants is called ${name}: ${Object.keys(tables).join(", ")}`);
    return table;
  });
}
