export * as accident from "./accident/accident.ts";
export * as credit from "./credit/credit.ts";
export * as criticalIllness from "./accident/critical-illness.ts";
export * as education from "./education/education.ts";
export * as osns from "./obligatory/osns.ts";
export * as payout from "./annuities/payout.ts";
export * as pension from "./annuities/pension.ts";
export * as senim from "./life/senim.ts";
export * as term from "./life/term.ts";
export * as vms from "./obligatory/vms.ts";
export { accidentTariff20261 } from "./accident/tariffs/accident-2026-1.ts";
export { creditTariff20261 } from "./credit/tariffs/credit-2026-1.ts";
export { criticalIllnessTariff20261 } from "./accident/tariffs/critical-illness-2026-1.ts";
export { educationTariff20261 } from "./education/tariffs/education-2026-1.ts";
export { osnsTariff20262 } from "./obligatory/tariffs/osns-2026-2.ts";
export { payoutTariff20261 } from "./annuities/tariffs/payout-2026-1.ts";
export { pensionTariff20231 } from "./annuities/tariffs/pension-2023-1.ts";
export { pensionTariff20261 } from "./annuities/tariffs/pension-2026-1.ts";
export { senimTariff20261 } from "./life/tariffs/senim-2026-1.ts";
export { termTariff20261 } from "./life/tariffs/term-2026-1.ts";
export { vmsTariff20261 } from "./obligatory/tariffs/vms-2026-1.ts";
export { riderInstalments, riderTariffs20261 } from "./accident/riders.ts";
export type { Rider, RiderInstalment, RiderQuestion, RiderTariffs } from "./accident/riders.ts";
export { indicatorsOf, indicatorsOn } from "./shared/indicators.ts";
export { indicatorsByYear } from "./shared/tables/indicators.ts";
export type { Indicators, IndicatorsByYear } from "./shared/tables/indicators.ts";
export { unearnedRefund } from "./shared/unearned-refund.ts";
export type { UnearnedQuestion } from "./shared/unearned-refund.ts";
export type { CancellationQuestion } from "./shared/cancellation.ts";
export type { PaymentRow } from "./shared/payment-rows.ts";
export type { Failure, FailureCode, Loose, Computed as Result } from "./shared/result.ts";
export type { Frequency } from "./shared/frequency.ts";
export type { ContractTerms } from "./shared/contract-terms.ts";
export { lifeTableFromLx, lifeTableFromQx, limitingAge, survival, survivors } from "./shared/life-table.ts";
export type { Basis, LifeTable, Sex } from "./shared/life-table.ts";
export { kzUn201520 } from "./shared/tables/kz-un-2015-20.ts";
export { kzPensionMortality } from "./shared/tables/kz-pension-mortality.ts";
export type { PensionMortality, PensionTableId } from "./shared/tables/kz-pension-mortality.ts";
export { makehamTable } from "./shared/makeham-table.ts";
export type { MakehamLaw } from "./shared/makeham-table.ts";
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
} from "./shared/insurances.ts";
export {
  annuityDue,
  annuityImmediate,
  certainAnnuityDue,
  certainAnnuityImmediate,
  increasingAnnuityDue,
  woolhouseAnnuityDue,
} from "./shared/annuities.ts";
export type { AnnuityForm } from "./shared/annuities.ts";
export { commutationColumns } from "./shared/commutation.ts";
export type { CommutationColumns } from "./shared/commutation.ts";
export { grossPremiumRate, prospectiveReserve } from "./shared/gross-premium.ts";
export type { Loading, PresentValues } from "./shared/gross-premium.ts";
export { decimalText, roundTo, roundUp } from "./shared/rounding.ts";
