export { priceCriticalIllness as price, quoteCriticalIllness as quote } from "./critical-illness-quote.ts";
export type { CriticalIllnessQuestion as Question, CriticalIllnessQuote as Quote } from "./critical-illness-quote.ts";
export type { PaymentRow as Row } from "../shared/payment-rows.ts";
export type { CriticalIllnessTariff as Tariff } from "./critical-illness-tariff.ts";
