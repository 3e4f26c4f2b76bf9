import * as forms from "@shanyraq/forms";
import { email, iin } from "./right-topics.ts";

type Values = Readonly<Record<string, unknown>>;

const STORY = "Прошу проверить начисление: сумма не совпадает с договором.";
const phone = "+7 (700) 555-44-33";
const person = { name: "Тимур Ерланов", phone };

/** A report of an event by the phone of these forms, which the test sends first: a number with a phone that is not its own is refused at the phone. */
export const report = { number: "" };
const ofReport = (values: Values) => ({ ...values, number: report.number });

/** The forms in which people write to the insurer, the call that each ends in, and what the page makes of its values. */
export const statementForms = {
  feedback: {
    form: forms.feedback,
    call: "feedback",
    right: { ...person, topic: "question", text: STORY, contractNumber: "", channel: "email", email },
  },
  compliance: { form: forms.compliance, call: "compliance", right: { ...person, text: STORY, anonymous: false, email } },
  ombudsman: {
    form: forms.ombudsman,
    call: "ombudsman",
    right: {
      ...person,
      contractNumber: "SH-2026-1",
      askedOn: "2026-11-01",
      text: STORY,
      demand: STORY,
      iin,
      address: "Алматы, Абай 1",
      email,
    },
  },
  insuredEvent: {
    form: forms.insuredEvent,
    call: "insurance",
    right: {
      ...person,
      event: "injury",
      eventDate: "2026-11-01",
      place: "Алматы",
      text: STORY,
      contractNumber: "",
      claimant: "insured",
      email,
    },
  },
  claim: {
    form: forms.claim,
    call: "insuranceStatement",
    right: { accountHolder: "Тимур Ерланов", iin, iban: "KZ86125KZT5004100100" },
    input: (values: Values) => ({ ...ofReport(values), phone, documents: [] }),
  },
  claimAccount: {
    form: forms.claimAccount,
    call: "claimAccount",
    right: { accountHolder: "Тимур Ерланов", iin, iban: "KZ86125KZT5004100100", phone },
    input: ofReport,
  },
  claimWithdraw: {
    form: forms.claimWithdraw,
    call: "claimWithdraw",
    right: { phone },
    input: ofReport,
  },
  claimPaper: {
    form: forms.claimPaper,
    call: "claimPaper",
    right: { phone },
    input: ofReport,
  },
  claimReview: {
    form: forms.claimReview,
    call: "claimReview",
    right: { text: "Прошу пересмотреть отказ: прилагаю заключение врача.", phone },
    input: ofReport,
  },
  claimFiles: {
    form: forms.claimFiles,
    call: "claimFiles",
    right: { text: "Прилагаю справку из больницы.", phone },
    input: ofReport,
  },
  ownClaimFiles: {
    form: forms.ownClaimFiles,
    call: "claimFiles",
    right: { text: "Прилагаю справку из больницы." },
    input: (values: Values) => ({ ...values, number: "OB-2026-000000" }),
    own: true as const,
  },
  ownClaimAccount: {
    form: forms.ownClaimAccount,
    call: "claimAccount",
    right: { accountHolder: "Тимур Ерланов", iin, iban: "KZ86125KZT5004100100" },
    input: (values: Values) => ({ ...values, number: "OB-2026-000000" }),
    own: true as const,
  },
  ownClaimReview: {
    form: forms.ownClaimReview,
    call: "claimReview",
    right: { text: "Прошу пересмотреть отказ: прилагаю заключение врача." },
    input: (values: Values) => ({ ...values, number: "OB-2026-000000" }),
    own: true as const,
  },
  serviceScore: { form: forms.serviceScore, call: "sendServiceQuality", right: { score: "5", text: "" } },
} as const;
