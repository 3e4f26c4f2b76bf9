import type { Topic } from "@shanyraq/calls/topics";

type Values = Readonly<Record<string, unknown>>;
export const iin = "950719301232";
export const email = "timur@example.kz";
export const iban = "KZ86125KZT5004100100";
const person = {
  citizenship: "KZ",
  document_number: "012345678",
  document_date: "2020-01-01",
  region: "almaty",
  city: "Алматы",
  address: "Абай 1",
  email,
};
/** A calculation of the seeded person who has no policy yet. */
const calculation = {
  product: "senim",
  sex: "male",
  birthDate: "1995-07-19",
  term: "10",
  frequency: "annual",
  by: "sumAssured",
  sumAssured: "5000000",
};
export const worksheet: Values = {
  calculation,
  answers: {
    person,
    health: { healthy: "yes", conditions: [] },
    declarations: { public_official: "no", tax_abroad: "no" },
    beneficiaries: { list: [] },
  },
  consent: true,
};
const company = { bin: "150340012340", name: "ТОО «Дала Құрылыс»", post: "director", region: "almaty", city: "Алматы", address: "Абай 1" };
/** Right answers to each topic of a worksheet; of the lists, those of one person. */
export const rightTopics: Readonly<Record<Topic, Values>> = {
  person,
  company: { ...company, iban, email },
  insured: { for_child: "yes", name: "Ерланова Дана", birth_date: "2016-05-05", iin: "" },
  employer: { ...company, by_company: "yes" },
  child: { name: "Ерланова Дана", birthDate: "2020-05-05", iin: "" },
  loan: { bank: "Банк", number: "K-1", date: "2026-11-01" },
  workers: { name: "Каримов Азиз", document_number: "N12345678" },
  account: { iban },
  health: { healthy: "no", conditions: ["otherIllness"], health_details: "Астма" },
  declarations: { public_official: "yes", public_office: "Депутат, отец", tax_abroad: "yes", tax_number: "1" },
  beneficiaries: { name: "Анна Волкова", relation: "spouse", birthDate: "1996-01-01", share: 100 },
};
/** A worksheet with other answers to one topic. */
export const inTopic = (topic: Topic, values: Values): Values => ({
  ...worksheet,
  answers: { ...(worksheet["answers"] as Values), [topic]: topic === "workers" || topic === "beneficiaries" ? { list: [values] } : values },
});
