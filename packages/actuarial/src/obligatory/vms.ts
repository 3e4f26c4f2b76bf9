export { quoteVms as quote } from "./vms-quote.ts";
export type { VmsPerson as Person, VmsQuestion as Question, VmsQuote as Quote, VmsRow as Row } from "./vms-quote.ts";
export { refundVms as refund } from "./vms-refund.ts";
export type { VmsProgramme as Programme, VmsTariff as Tariff } from "./vms-tariff.ts";
