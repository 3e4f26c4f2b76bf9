export { quoteSenim as quote, sumAssuredForPremium } from "./senim-quote.ts";
export type { SenimQuestion as Question, SenimQuote as Quote, SenimRow as Row } from "./senim-quote.ts";
export { surrenderSenim as surrender } from "./senim-surrender.ts";
export type { SurrenderQuestion } from "./senim-surrender.ts";
export { changeSenim as change } from "./senim-change.ts";
export type { ChangeQuestion, SenimChange as Change } from "./senim-change.ts";
export { priceSenim as price } from "./senim-contract.ts";
export type { PricedSenim as Priced, SenimContract as Contract } from "./senim-contract.ts";
export type { SenimTariff as Tariff } from "./senim-tariff.ts";
