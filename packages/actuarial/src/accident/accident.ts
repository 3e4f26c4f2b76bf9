export { priceAccident as price } from "./accident-price.ts";
export { quoteAccident as quote } from "./accident-quote.ts";
export type { AccidentQuestion as Question, AccidentQuote as Quote } from "./accident-quote.ts";
export type { PricedCover } from "./accident-price.ts";
export type { PaymentRow as Row } from "../shared/payment-rows.ts";
export type { AccidentTariff as Tariff, Cover } from "./accident-tariff.ts";
