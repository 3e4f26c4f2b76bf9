export { quoteCredit as quote } from "./credit-quote.ts";
export type { CreditQuestion as Question, CreditQuote as Quote, CreditRow as Row } from "./credit-quote.ts";
export { refundCredit as refund, refundRepaidCredit as refundRepaid } from "./credit-refund.ts";
export type { CreditTariff as Tariff } from "./credit-tariff.ts";
