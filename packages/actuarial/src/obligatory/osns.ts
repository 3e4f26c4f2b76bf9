export { quoteOsns as quote } from "./osns-quote.ts";
export type { OsnsQuestion as Question, OsnsQuote as Quote, OsnsRow as Row } from "./osns-quote.ts";
export type { OsnsWorkplace as Workplace } from "./osns-workplace.ts";
export { osnsRiskClass as riskClassOf } from "./osns-risk-class.ts";
export { refundOsns as refund } from "./osns-refund.ts";
export type { OsnsTariff as Tariff } from "./osns-tariff.ts";
