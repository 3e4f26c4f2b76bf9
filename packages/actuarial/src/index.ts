export * as accident from "./accident.ts";
export * as credit from "./credit.ts";
export * as criticalIllness from "./critical-illness.ts";
export * as education from "./education.ts";
export * as osns from "./osns.ts";
export * as payout from "./payout.ts";
export * as pension from "./pension.ts";
export * as senim from "./senim.ts";
export * as term from "./term.ts";
export * as vms from "./vms.ts";
export { accidentTariff20261 } from "./tariffs/accident-2026-1.ts";
export { creditTariff20261 } from "./tariffs/credit-2026-1.ts";
export { criticalIllnessTariff20261 } from "./tariffs/critical-illness-2026-1.ts";
export { educationTariff20261 } from "./tariffs/education-2026-1.ts";
export { osnsTariff20261 } from "./tariffs/osns-2026-1.ts";
export { payoutTariff20261 } from "./tariffs/payout-2026-1.ts";
export { pensionTariff20261 } from "./tariffs/pension-2026-1.ts";
export { senimTariff20261 } from "./tariffs/senim-2026-1.ts";
export { termTariff20261 } from "./tariffs/term-2026-1.ts";
export { vmsTariff20261 } from "./tariffs/vms-2026-1.ts";
export { riderInstalments, riderTariffs20261 } from "./riders.ts";
export type { Rider, RiderInstalment, RiderQuestion, RiderTariffs } from "./riders.ts";
export { indicatorsOf, indicatorsOn } from "./indicators.ts";
export type { Indicators } from "./tables/indicators.ts";
export { unearnedRefund } from "./unearned-refund.ts";
export type { UnearnedQuestion } from "./unearned-refund.ts";
export type { CancellationQuestion } from "./cancellation.ts";
export type { PaymentRow } from "./payment-rows.ts";
export type { Failure, FailureCode, Loose, Result } from "./result.ts";
export type { Frequency } from "./frequency.ts";
export type { ContractTerms } from "./contract-terms.ts";
export { lifeTableFromLx, lifeTableFromQx, limitingAge, survival, survivors } from "./life-table.ts";
export type { Basis, LifeTable, Sex } from "./life-table.ts";
export { kzUn201520 } from "./tables/kz-un-2015-20.ts";
export { kzPensionMortality } from "./tables/kz-pension-mortality.ts";
export { makehamTable } from "./makeham-table.ts";
export type { MakehamLaw } from "./makeham-table.ts";
export {
  decreasingInsurance,
  deferredInsurance,
  endowmentInsurance,
  increasingInsurance,
  midYearFactor,
  pureEndowment,
  secondMomentBasis,
  termInsurance,
  wholeLifeInsurance,
} from "./insurances.ts";
export {
  annuityDue,
  annuityImmediate,
  certainAnnuityDue,
  certainAnnuityImmediate,
  increasingAnnuityDue,
  woolhouseAnnuityDue,
} from "./annuities.ts";
export type { AnnuityForm } from "./annuities.ts";
export { commutationColumns } from "./commutation.ts";
export type { CommutationColumns } from "./commutation.ts";
export { grossPremiumRate, prospectiveReserve } from "./gross-premium.ts";
export type { Loading, PresentValues } from "./gross-premium.ts";
export { decimalText, roundTo, roundUp } from "./rounding.ts";
