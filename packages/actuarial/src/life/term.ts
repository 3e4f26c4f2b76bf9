export { priceTerm as price, quoteTerm as quote } from "./term-quote.ts";
export type { TermQuestion as Question, TermQuote as Quote } from "./term-quote.ts";
export type { PaymentRow as Row } from "../shared/payment-rows.ts";
export { cancelTerm as cancel } from "./term-cancellation.ts";
export type { CancellationQuestion } from "../shared/cancellation.ts";
export type { TermTariff as Tariff } from "./term-tariff.ts";
