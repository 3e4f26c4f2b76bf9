export { quoteEducation as quote } from "./education-quote.ts";
export type { EducationQuestion as Question, EducationQuote as Quote, EducationRow as Row } from "./education-quote.ts";
export { surrenderEducation as surrender } from "./education-surrender.ts";
export type { EducationSurrenderQuestion as SurrenderQuestion } from "./education-surrender.ts";
export { paidUpEducation as paidUp } from "./education-paid-up.ts";
export type { EducationContract as Contract } from "./education-contract.ts";
export type { EducationTariff as Tariff } from "./education-tariff.ts";
