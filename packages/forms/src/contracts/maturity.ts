import { maturitySchema } from "@shanyraq/calls/maturity";
import { formBy } from "../form.ts";
import { payoutAccountFields } from "./payout-account.ts";

/** Where what falls due at the end of a contract is paid to. */
export const maturityForm = formBy(maturitySchema, payoutAccountFields);
