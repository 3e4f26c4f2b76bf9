export { quoteTerm as quote } from "./term-quote.ts";
export type { TermQuestion as Question, TermQuote as Quote, TermRow as Row } from "./term-quote.ts";
export { cancelTerm as cancel } from "./term-cancellation.ts";
export type { CancellationQuestion } from "./term-cancellation.ts";
export type { TermTariff as Tariff } from "./term-tariff.ts";
