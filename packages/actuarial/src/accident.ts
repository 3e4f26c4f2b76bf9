export { quoteAccident as quote } from "./accident-quote.ts";
export type { AccidentQuestion as Question, AccidentQuote as Quote, PricedCover } from "./accident-quote.ts";
export type { PaymentRow as Row } from "./payment-rows.ts";
export type { AccidentTariff as Tariff, Cover } from "./accident-tariff.ts";
