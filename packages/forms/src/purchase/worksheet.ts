import { isOfKazakhstan } from "@shanyraq/calls/identity-document";
import { topicSchemas, type Topic, type WorksheetAnswers } from "@shanyraq/calls/topic-schemas";
import { conditions, headPosts } from "@shanyraq/calls/topics";
import { kinds } from "../field-kinds.ts";
import { form, formBy, type Called, type Form } from "../form.ts";

/** Topics with a list of people; each of the others is one form. */
export type ListTopic = "workers" | "beneficiaries";
export type FormTopic = Exclude<Topic, ListTopic>;

const yesNo = (of: "publicOfficial" | "taxAbroad") =>
  [
    { value: "no", label: `field.${of}.no` },
    { value: "yes", label: `field.${of}.yes` },
  ] as const;

const posts = headPosts.map((value) => ({ value, label: `field.headPost.${value}` as const }));

/** Where a legal entity is registered. */
const companyPlace = {
  region: kinds.region(),
  city: { ...kinds.city(), hint: "field.companyCity.hint" },
  address: { ...kinds.address(), label: "field.companyAddress", hint: "field.companyAddress.hint" },
} as const;

/** The number of a foreigner's document. */
const passport = { label: "field.passportNumber", hint: "field.passportNumber.hint" } as const satisfies Called;

/** A step of the worksheet for each topic; its rules are those of the call that carries its answers. */
export const topicForms: { readonly [T in FormTopic]: Form } = {
  person: formBy(
    topicSchemas.person,
    {
      citizenship: kinds.citizenship(),
      document_number: kinds.documentNumber(),
      document_date: kinds.date("field.documentDate"),
      region: kinds.region(),
      city: kinds.city(),
      address: { ...kinds.address(), label: "field.street", hint: "field.street.hint" },
      email: { ...kinds.email(), hint: "field.email.policyHint" },
    },
    // Nobody but citizens of Kazakhstan has its identity card.
    { called: ({ citizenship }) => (isOfKazakhstan(citizenship) ? {} : { document_number: passport }) },
  ),
  insured: formBy(
    topicSchemas.insured,
    {
      for_child: kinds.choice("field.forChild", [
        { value: "no", label: "field.forChild.no" },
        { value: "yes", label: "field.forChild.yes" },
      ]),
      name: kinds.name("field.childName"),
      birth_date: kinds.birthDate(),
      iin: kinds.maybeIin("field.childIin"),
    },
    { hidden: ({ for_child }) => (for_child === "yes" ? [] : ["name", "birth_date", "iin"]) },
  ),
  company: formBy(topicSchemas.company, {
    bin: kinds.bin(),
    name: kinds.words("field.companyName", "field.companyName.hint"),
    post: kinds.select("field.headPost", posts),
    ...companyPlace,
    iban: { ...kinds.iban(), hint: "field.companyIban.hint" },
    email: { ...kinds.email(), hint: "field.email.policyHint" },
  }),
  employer: formBy(
    topicSchemas.employer,
    {
      by_company: kinds.choice("field.byCompany", [
        { value: "no", label: "field.byCompany.no" },
        { value: "yes", label: "field.byCompany.yes" },
      ]),
      bin: kinds.bin(),
      name: kinds.words("field.companyName", "field.companyName.hint"),
      post: kinds.select("field.headPost", posts),
      ...companyPlace,
    },
    { hidden: ({ by_company }) => (by_company === "yes" ? [] : ["bin", "name", "post", "region", "city", "address"]) },
  ),
  child: formBy(topicSchemas.child, {
    name: kinds.name("field.childName"),
    birthDate: kinds.birthDate(),
    iin: kinds.maybeIin("field.childIin"),
  }),
  loan: formBy(topicSchemas.loan, {
    bank: kinds.words("field.bank", "field.bank.hint"),
    number: kinds.words("field.loanNumber", "field.loanNumber.hint"),
    date: kinds.date("field.loanDate"),
  }),
  account: formBy(topicSchemas.account, { iban: { ...kinds.iban(), hint: "field.payoutIban.hint" } }),
  health: formBy(
    topicSchemas.health,
    {
      healthy: kinds.choice("field.healthy", [
        { value: "yes", label: "field.healthy.yes" },
        { value: "no", label: "field.healthy.no" },
      ]),
      conditions: kinds.choices(
        "field.conditions",
        "field.conditions.hint",
        conditions.map((value) => ({ value, label: `field.condition.${value}` as const })),
      ),
      health_details: kinds.details("field.healthDetails", "field.healthDetails.hint"),
    },
    { hidden: ({ healthy }) => (healthy === "no" ? [] : ["conditions", "health_details"]) },
  ),
  declarations: formBy(
    topicSchemas.declarations,
    {
      public_official: kinds.choice("field.publicOfficial", yesNo("publicOfficial")),
      public_office: kinds.words("field.publicOffice", "field.publicOffice.hint"),
      tax_abroad: kinds.choice("field.taxAbroad", yesNo("taxAbroad")),
      tax_number: kinds.words("field.taxNumber", "field.taxNumber.hint"),
    },
    {
      hidden: ({ public_official, tax_abroad }) => [
        ...(public_official === "yes" ? [] : ["public_office"]),
        ...(tax_abroad === "yes" ? [] : ["tax_number"]),
      ],
    },
  ),
};

/** One person of a list; the whole list keeps the rules of its topic. */
export const listForms: { readonly [T in ListTopic]: Form } = {
  workers: form({
    name: kinds.name("field.workerName"),
    document_number: { ...kinds.documentNumber(), ...passport },
  }),
  beneficiaries: form({
    name: kinds.name("field.beneficiaryName"),
    relation: kinds.relation(),
    birthDate: kinds.birthDate(),
    share: kinds.share(),
  }),
};
export const listRules = { workers: topicSchemas.workers, beneficiaries: topicSchemas.beneficiaries } as const;

/** Last step before the code: the consent. */
export const worksheetConsent = form({ consent: kinds.consent() });

export const smsCode = form({ code: kinds.code(4) });

export type Beneficiary = NonNullable<WorksheetAnswers["beneficiaries"]>["list"][number];
