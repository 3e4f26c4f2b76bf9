import { accessMutants } from "./access-mutants.ts";
import { agreementMutants } from "./agreement-mutants.ts";
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

/** Every line that was made wrong on purpose, and who notices. */
export const mutants: readonly Mutant[] = [
  ...moneyMutants,
  ...ledgerMutants,
  ...accountMutants,
  ...sessionMutants,
  ...doorMutants,
  ...resourceMutants,
  ...accessMutants,
  ...productionMutants,
  ...flowMutants,
  ...worksheetMutants,
  ...annuityMutants,
  ...deathMutants,
  ...payoutMutants,
  ...terminationMutants,
  ...staffMutants,
  ...openItemMutants,
  ...consentMutants,
  ...agreementMutants,
];
