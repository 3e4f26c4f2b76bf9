import { lifeTableFromLx } from "../life-table.ts";

// Standard Ultimate Life Table of the SOA FAM-L examination: Makeham's law with A=0.00022,
// B=0.0000027, c=1.124. Test data only.
const A = 0.00022;
const B = 0.0000027;
const C = 1.124;

const survivorsFromBirth = (age: number): number => Math.exp(-A * age - (B * (C ** age - 1)) / Math.log(C));

export const sult = lifeTableFromLx(
  "sult",
  Array.from({ length: 131 }, (_, age) => 100_000 * survivorsFromBirth(age)),
);
