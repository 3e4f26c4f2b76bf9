import { makehamTable } from "../shared/makeham-table.ts";

// Standard Ultimate Life Table of the SOA FAM-L examination. Test data only.
export const sult = makehamTable("sult", { a: 0.00022, b: 0.0000027, c: 1.124 }, 130);
