export { quotePayout as quote } from "./payout-quote.ts";
export type { PayoutQuestion as Question, PayoutQuote as Quote } from "./payout-quote.ts";
export type { PaymentRow as Row } from "../shared/payment-rows.ts";
export type { PayoutTariff as Tariff } from "./payout-tariff.ts";
