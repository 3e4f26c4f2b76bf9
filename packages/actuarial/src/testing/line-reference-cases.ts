// Reference values of the lines besides the endowment and term life, each with its source and tolerance. "Published" values
// come from open-source test suites; the others from an independent calculator. The published ones of the pension annuity
// stand in published-pension-cases.ts. Test data only.
export const lineReferenceCases = {
  "PENS-m60-g5": {
    group: "D",
    fn: "pensionAnnuity immediate",
    inputs: { calc: "2026-09-24", dob: "1966-03-01", sex: "M", cat: "standard", gp: 5, sav: 15000000 },
    expected: { nax: 248.45055625450075, minPrem: 8843846, payPension: 60374 },
    tolerance: "nax rel 1e-9; money exact",
    source: "reference calculator, not published",
  },
  "EDU-F32-12-annual-m0": {
    group: "F",
    fn: "education.quote (terme fixe)",
    inputs: { payerSex: "F", payerAge: 32, term: 12, frequency: "annual", stipendYears: 0, sum: 6000000 },
    expected: {
      rate: 0.06073253205416131,
      benefitPV: 0.4440119592407353,
      annual: 364395.0,
      instalment: 364395.0,
      reserve_k3: 897316.41,
      reserve_k_half: 2264334.44,
    },
    tolerance: "rate rel 1e-9; premiums exact; reserves 0.01",
    source: "reference calculator, not published",
  },
  "CREDIT-M35-36": {
    group: "H",
    fn: "creditLife.single",
    inputs: { sex: "M", age: 35, loan: 5000000, rate: 0.18, months: 36 },
    expected: { net: 30417.202599, gross: 55304.0 },
    tolerance: "net rel 1e-9; gross exact",
    source: "reference calculator, not published",
  },
  "CI-M40-10": {
    group: "I",
    fn: "ci.quote annual",
    inputs: { sex: "M", age: 40, term: 10, sum: 5000000 },
    expected: { rate: 0.00646116087222865, annual: 32306.0 },
    tolerance: "rate rel 1e-9; premium exact",
    source: "reference calculator, not published",
  },
  "PAYOUT-M55-10-5-12": {
    group: "M",
    fn: "senim.payoutAnnuity",
    inputs: { sex: "M", ageAtMaturity: 55, sum: 5000000, years: 10, guaranteed: 5, perYear: 12 },
    expected: { factor: 6.952386622960577, payment: 59931.0 },
    tolerance: "factor rel 1e-9; payment exact",
    source: "reference calculator, not published",
  },
  "ACC-trauma": {
    group: "M",
    fn: "accident.quote",
    inputs: { kind: "trauma", sum: 1000000, term: 10, frequency: "monthly" },
    expected: { grossRate: 0.0063, premium: 551.0 },
    tolerance: "exact",
    source: "reference calculator, not published",
  },
  "VMS-30-3-basic": {
    group: "M",
    fn: "vms.quote (assumption tariff)",
    inputs: { age: 30, months: 3, program: "basic", year: 2026 },
    expected: 6920.0,
    tolerance: "exact",
    source: "reference calculator, not published",
  },
} as const;
