import { array, string, type InferType, type StringSchema } from "yup";
import { MAX_BENEFICIARIES, sharesAddUp } from "../beneficiaries.ts";
import { conditions, headPosts } from "../topics.ts";
import { relations } from "../vocabulary.ts";
import { shape, toCapitals, typed } from "./shape.ts";
import { address, bin, documentNumber, email, iban, iin, isoDate, personName, share } from "../validators.ts";

const REQUIRED = "error.required";
const yesNo = () => string().oneOf(["yes", "no"], "error.badValue").required(REQUIRED);
const name200 = () => typed().max(200, "error.tooLong").required(REQUIRED);
const MAX_WORKERS = 50;

const region = () => typed().matches(/^[a-z-]{2,40}$/, "error.required");
/** Region by the list of regions; a town or village by its own name; and the rest of an address. */
const place = {
  region: region().required(REQUIRED),
  city: typed().max(100, "error.tooLong").required(REQUIRED),
  address: address(typed()).required(REQUIRED),
};

/** A legal entity that is the policyholder; who signs in is its head, or acts for them. */
const company = {
  bin: bin(typed()).required(REQUIRED),
  name: name200(),
  post: typed().oneOf(headPosts, "error.badValue").required(REQUIRED),
  ...place,
  iban: iban(typed()).required(REQUIRED),
  email: email(typed().required(REQUIRED)),
};
/** Asked only where the answer before it is the one that asks for it. */
const after =
  (answer: "yes" | "no", fault: string) =>
  ([given]: unknown[], schema: StringSchema<string | undefined>) =>
    given === answer ? schema.required(fault) : schema;
const whenYes = after("yes", REQUIRED);

/** The answers to each topic, as the form of its step gives them. */
export const topicSchemas = {
  person: shape({
    /** ISO 3166-1 alpha-2. */
    citizenship: typed()
      .matches(/^[A-Z]{2}$/, "error.required")
      .required(REQUIRED),
    document_number: documentNumber(typed().transform(toCapitals)).required(REQUIRED),
    document_date: isoDate().required(REQUIRED),
    ...place,
    email: email(typed().required(REQUIRED)),
  }),
  /** Whose life or health it is: the buyer's own, or that of a child of theirs. */
  insured: shape({
    for_child: yesNo(),
    name: personName(typed()).when("for_child", whenYes),
    birth_date: isoDate(typed()).when("for_child", whenYes),
    iin: iin(typed()),
  }),
  company: shape(company),
  /** A person who insures others may do it for themselves, or for a company whose head they are. */
  employer: shape({
    by_company: yesNo(),
    bin: bin(typed()).when("by_company", whenYes),
    name: typed().max(200, "error.tooLong").when("by_company", whenYes),
    post: typed().oneOf(headPosts, "error.badValue").when("by_company", whenYes),
    region: region().when("by_company", whenYes),
    city: typed().max(100, "error.tooLong").when("by_company", whenYes),
    address: address(typed()).when("by_company", whenYes),
  }),
  child: shape({ name: personName(typed()).required(REQUIRED), birthDate: isoDate().required(REQUIRED), iin: iin(typed()) }),
  loan: shape({
    bank: name200(),
    number: typed().max(40, "error.tooLong").required(REQUIRED),
    date: isoDate().required(REQUIRED),
  }),
  /** The passports of the insured, in the order of the calculation's persons, and their names as those print them. */
  workers: shape({
    list: array(
      shape({
        name: personName(typed()).required(REQUIRED),
        document_number: documentNumber(typed().transform(toCapitals)).required(REQUIRED),
      }).required(),
    )
      .max(MAX_WORKERS, "error.badValue")
      .required(),
  }),
  account: shape({ iban: iban(typed()).required(REQUIRED) }),
  health: shape({
    healthy: yesNo(),
    conditions: array(string().oneOf(conditions, "error.badValue").required())
      .max(conditions.length, "error.badValue")
      .default([])
      .when("healthy", ([healthy], list) => (healthy === "no" ? list.min(1, "error.conditions") : list)),
    health_details: typed().when("healthy", after("no", "error.health")),
  }),
  declarations: shape({
    public_official: yesNo(),
    public_office: typed().when("public_official", whenYes),
    tax_abroad: yesNo(),
    tax_number: typed().when("tax_abroad", whenYes),
  }),
  beneficiaries: shape({
    list: array(
      shape({
        name: personName(typed()).required(REQUIRED),
        relation: string().oneOf(relations, REQUIRED).required(REQUIRED),
        birthDate: isoDate().required(REQUIRED),
        share: share(),
      }).required(),
    )
      .max(MAX_BENEFICIARIES, "error.badValue")
      .default([])
      .test("shares", "error.shares", sharesAddUp),
  }),
};

/** All that may be answered; a line asks for its own topics. */
export const worksheetAnswers = shape({
  person: topicSchemas.person.default(undefined).optional(),
  insured: topicSchemas.insured.default(undefined).optional(),
  company: topicSchemas.company.default(undefined).optional(),
  employer: topicSchemas.employer.default(undefined).optional(),
  child: topicSchemas.child.default(undefined).optional(),
  loan: topicSchemas.loan.default(undefined).optional(),
  workers: topicSchemas.workers.default(undefined).optional(),
  account: topicSchemas.account.default(undefined).optional(),
  health: topicSchemas.health.default(undefined).optional(),
  declarations: topicSchemas.declarations.default(undefined).optional(),
  beneficiaries: topicSchemas.beneficiaries.default(undefined).optional(),
});
export type { Topic } from "../topics.ts";
export type WorksheetAnswers = InferType<typeof worksheetAnswers>;
