export { quotePension as quote } from "./pension-quote.ts";
export type { PensionQuestion as Question, PensionQuote as Quote, PensionRow as Row } from "./pension-quote.ts";
export { surrenderPension as surrender } from "./pension-surrender.ts";
export type { PensionSurrenderQuestion as SurrenderQuestion } from "./pension-surrender.ts";
export { enpfLumpSum } from "./pension-lump-sum.ts";
export type { LumpSum, LumpSumQuestion } from "./pension-lump-sum.ts";
export type { PensionCategory as Category, PensionTariff as Tariff } from "./pension-tariff.ts";
export { besideFund, fundAssumption20261 } from "./fund-programme.ts";
export type { Beside, BesideAnnuity, BesideRow, FundAssumption, FundQuestion } from "./fund-programme.ts";
