/** The tariff basis 2026-1, typed from calculators.md, section 2, and read from nowhere else. */
export const senimTariff = {
  interest: 0.07,
  initialPerYear: 0.05,
  initialMost: 0.6,
  initialSingle: 0.05,
  perPremium: 0.03,
  perYear: 0.003,
  perYearOverTerm: 5,
  penalty: 0.01,
  surrenderFromMonths: 24,
  leastInstalment: { single: 0, annual: 120_000, semiannual: 100_000, quarterly: 50_000, monthly: 10_000 },
};

/** Interest and alpha as of senim; gamma 0.2 % of the sum (calculators.md 2.2). */
export const educationTariff = { ...senimTariff, perYear: 0.002 };

export const termTariff = { interest: 0.06, perPremium: 0.35, perYear: 0.0005 };

export const creditTariff = { interest: 0.06, perPremium: 0.45, repaidKept: 0.1 };

/** Net rates a year; surcharge and loading of what lasts, and of what passes (calculators.md 2.8). */
export const accidentTariff: Readonly<Record<string, { readonly net: number; readonly surcharge: number; readonly loading: number }>> = {
  accidentalDeath: { net: 0.001, surcharge: 0.25, loading: 0.4 },
  disability: { net: 0.0014, surcharge: 0.25, loading: 0.4 },
  accidentalDisability: { net: 0.0005, surcharge: 0.25, loading: 0.4 },
  trauma: { net: 0.0045, surcharge: 0.05, loading: 0.25 },
  temporaryDisability: { net: 0.002, surcharge: 0.05, loading: 0.25 },
  hospital: { net: 0.0008, surcharge: 0.05, loading: 0.25 },
};

export const illnessTariff = {
  interest: 0.06,
  perPremium: 0.35,
  incidence: { male: { atForty: 0.003, growth: 1.09 }, female: { atForty: 0.0032, growth: 1.06 } },
};

export const migrantTariff = {
  ages: [
    { to: 17, mrp: 5 },
    { to: 44, mrp: 4 },
    { to: 59, mrp: 6 },
    { to: 69, mrp: 9 },
  ],
  programmes: { basic: 1, extended: 1.6 },
  periods: [0.2, 0.3, 0.4, 0.48, 0.56, 0.64, 0.71, 0.78, 0.84, 0.9, 0.95, 1],
  kept: 0.25,
};

export const payoutTariff = { interest: 0.07, loading: 0.01 };

/** Within the bounds of the regulator from 15.02.2026; 7 % a year before (calculators.md 2.5, law.md 15). */
export const pensionTariff = {
  interest: 0.09,
  indexation: [
    { from: "0000-00-00", yearly: 0.07 },
    { from: "2026-02-15", yearly: 0.08 },
  ],
  perPremium: 0.015,
  perPayment: 0.03,
  leastShare: 0.7,
  burialMrp: 35,
};

/** MRP, MZP and PM (calculators.md 3, law.md 5); a year that is not here has no price. */
export const indicators: Readonly<Record<string, { readonly mrp: number; readonly mzp: number; readonly pm: number }>> = {
  "2025": { mrp: 3932, mzp: 85_000, pm: 46_228 },
  "2026": { mrp: 4325, mzp: 85_000, pm: 50_851 },
};
