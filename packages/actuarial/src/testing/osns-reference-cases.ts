import type { OsnsQuestion } from "../obligatory/osns-quote.ts";

/** An employer's contract with its figures, and how they were worked out by hand. Amounts are decimal strings in tenge. */
export type OsnsReferenceCase = {
  readonly question: Omit<OsnsQuestion, "startDate">;
  readonly base: string;
  readonly coefficient: number;
  readonly premium: string;
  readonly sumAssured: string;
  readonly derivation: string;
};

/**
 * Contracts that begin in 2026, when the least wage (MZP) is 85 000 tenge and an income counts up to 850 000 a month, by articles
 * 16, 17 and 17-1 of Law No. 30-III of 07.02.2005. Each was worked out on paper from the rates and the matrix. Test data only.
 */
export const osnsReferenceCases: Readonly<Record<string, OsnsReferenceCase>> = {
  // The payroll and the least premium are published: tests of a bank's leasing calculator (12 000 becomes 85 000).
  "a small office pays the least premium": {
    question: { main: { oked: "62011", headcount: 10, annualPayroll: 10_000_000 }, victims5y: 0 },
    base: "12000.00",
    coefficient: 1,
    premium: "85000.00",
    sumAssured: "70833333.33",
    derivation: "class 1: 10 000 000 x 0.12 % = 12 000 < 85 000; sum 10 000 000 x 85 000 / 12 000",
  },
  // The payroll is published: a bank's journal, ten workers at 100 000 a month.
  "a shop with ten workers pays the least premium": {
    question: { main: { oked: "47910", headcount: 10, monthlyPayroll: 1_000_000 }, victims5y: 0 },
    base: "58800.00",
    coefficient: 1,
    premium: "85000.00",
    sumAssured: "17346938.78",
    derivation: "class 4: 12 x 1 000 000 x 0.49 % = 58 800 < 85 000; sum 12 000 000 x 85 000 / 58 800",
  },
  "one worker at five million counts for ten least wages": {
    question: { main: { oked: "41201", headcount: 1, monthlyPayroll: 5_000_000 }, victims5y: 0 },
    base: "158100.00",
    coefficient: 1,
    premium: "158100.00",
    sumAssured: "10200000.00",
    derivation: "class 14: 12 x 850 000 x 1.55 % = 10 200 000 x 1.55 %",
  },
  "workers above the cap are counted with it, the others with their payroll": {
    question: { main: { oked: "41201", headcount: 500, aboveCap: 20, monthlyPayroll: 144_000_000 }, victims5y: 0 },
    base: "29946000.00",
    coefficient: 1,
    premium: "29946000.00",
    sumAssured: "1932000000.00",
    derivation: "12 x (144 000 000 + 20 x 850 000) = 12 x 161 000 000 = 1 932 000 000; x 1.55 %",
  },
  "twelve victims a year of ninety workers": {
    question: { main: { oked: "41201", headcount: 90, monthlyPayroll: 18_000_000 }, victims5y: 60 },
    base: "3348000.00",
    coefficient: 3.4,
    premium: "11383200.00",
    sumAssured: "216000000.00",
    derivation: "216 000 000 x 1.55 % = 3 348 000; 60 / 5 = 12 victims, up to 100 workers: 3.4",
  },
  "the least premium is corrected, too": {
    question: { main: { oked: "62011", headcount: 10, annualPayroll: 10_000_000 }, victims5y: 10 },
    base: "12000.00",
    coefficient: 3,
    premium: "255000.00",
    sumAssured: "70833333.33",
    derivation: "max(12 000, 85 000) x 3, for 10 / 5 = 2 victims and up to 100 workers; the sum as without a correction",
  },
  "a branch with another activity has its own class": {
    question: {
      main: { oked: "41201", headcount: 40, monthlyPayroll: 20_000_000 },
      branches: [{ oked: "62011", headcount: 5, monthlyPayroll: 3_000_000 }],
      victims5y: 0,
    },
    base: "3763200.00",
    coefficient: 1,
    premium: "3763200.00",
    sumAssured: "276000000.00",
    derivation: "240 000 000 x 1.55 % + 36 000 000 x 0.12 % = 3 720 000 + 43 200",
  },
  "workers of a branch count for the correction": {
    question: {
      main: { oked: "41201", headcount: 90, monthlyPayroll: 18_000_000 },
      branches: [{ oked: "62011", headcount: 20, monthlyPayroll: 6_000_000 }],
      victims5y: 60,
    },
    base: "3434400.00",
    coefficient: 3.2,
    premium: "10990080.00",
    sumAssured: "288000000.00",
    derivation: "3 348 000 + 72 000 000 x 0.12 % = 3 434 400; 12 victims, 110 workers: 3.2",
  },
};
