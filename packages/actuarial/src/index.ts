export * as senim from "./senim.ts";
export * as term from "./term.ts";
export { senimTariff20261 } from "./tariffs/senim-2026-1.ts";
export { termTariff20261 } from "./tariffs/term-2026-1.ts";
export { unearnedRefund } from "./unearned-refund.ts";
export type { UnearnedQuestion } from "./unearned-refund.ts";
export type { Failure, FailureCode, Loose, Result } from "./result.ts";
export type { Frequency } from "./frequency.ts";
export type { ContractTerms } from "./contract-terms.ts";
export { lifeTableFromLx, lifeTableFromQx, limitingAge, survival, survivors } from "./life-table.ts";
export type { Basis, LifeTable, Sex } from "./life-table.ts";
export { kzUn201520 } from "./tables/kz-un-2015-20.ts";
export {
  endowmentInsurance,
  increasingInsurance,
  midYearFactor,
  pureEndowment,
  secondMomentBasis,
  termInsurance,
  wholeLifeInsurance,
} from "./insurances.ts";
export { annuityDue, annuityImmediate, certainAnnuityDue } from "./annuities.ts";
export type { AnnuityForm } from "./annuities.ts";
export { commutationColumns } from "./commutation.ts";
export type { CommutationColumns } from "./commutation.ts";
export { grossPremiumRate, prospectiveReserve } from "./gross-premium.ts";
export type { Loading, PresentValues } from "./gross-premium.ts";
export { decimalText, roundTo } from "./rounding.ts";
