import { string } from "yup";
import { agreementStates, changeKinds, changeRefusals, frequencies, instalmentFrequencies, relations } from "../vocabulary.ts";
import { isoDate } from "../validators.ts";
import { amount, flag, id, listOf, shape, text, typedAmount, whole } from "./shape.ts";
import { topicSchemas } from "./topics.ts";

const sumAssured = () => typedAmount().required("error.required");

/** The input of each kind of change; the form of its step keeps the same rules. */
export const changeSchemas = {
  beneficiaries: topicSchemas.beneficiaries,
  frequency: shape({ frequency: string().oneOf(instalmentFrequencies, "error.required").required("error.required") }),
  sumAssured: shape({ sumAssured: sumAssured() }),
} as const;

/** A change of one kind: of several sent together, none could be refused alone. */
export const contractChange = () =>
  shape({
    beneficiaries: changeSchemas.beneficiaries.default(undefined).optional(),
    frequency: string().oneOf(instalmentFrequencies, "error.required"),
    sumAssured: amount(),
  }).test("one", "error.badValue", (value) => value === undefined || changeKinds.filter((kind) => value[kind] !== undefined).length === 1);

const person = {
  name: text().required(),
  relation: string().oneOf(relations).required(),
  birthDate: isoDate().required(),
  share: whole().required(),
};
const people = () => listOf(person);

/** What stands, and what may be asked for instead. */
const current = () =>
  shape({
    frequency: string().oneOf(frequencies).required(),
    instalment: amount().required(),
    sumAssured: amount().required(),
    beneficiaries: people(),
    /** What the instalment would be by each other frequency. */
    frequencies: listOf({ frequency: string().oneOf(instalmentFrequencies).required(), instalment: amount().required() }),
    /** The least sum the line insures. */
    leastSum: amount(),
    /** From when another price would hold: a year of the policy begins then. */
    from: isoDate(),
  });

/** One request of the customer, as the page of their contract lists it. */
const listed = {
  requestID: id().required(),
  number: text().required(),
  kind: string().oneOf(changeKinds).required(),
  state: string().oneOf(agreementStates).required(),
  askedOn: isoDate().required(),
  /** Null: from the day of the signature. */
  from: isoDate().nullable().defined(),
  signedOn: isoDate().nullable().defined(),
  /** Until when it may be signed. */
  deadline: isoDate().required(),
  /** Who would be paid by it. */
  beneficiaries: people(),
};

/** Terms before and after, in words. */
const compared = () => listOf({ name: text().required(), before: text().required(), after: text().required() });

export const changeOverview = {
  contract: shape({
    id: id().required(),
    number: text().required(),
    product: text().required(),
  })
    .default(undefined)
    .optional(),
  /** Whose last four digits are asked for: of the IIN, or of a foreigner's document. */
  identity: string().oneOf(["iin", "document"] as const),
  /** They were shown in this session a while ago. */
  identified: flag(),
  kinds: listOf({ kind: string().oneOf(changeKinds).required() })
    .default(undefined)
    .optional(),
  /** What of it cannot be changed, and why. */
  besides: listOf({ words: text().required() }).default(undefined).optional(),
  refused: shape({
    reason: string().oneOf(changeRefusals).required(),
    message: text().required(),
    /** Of the papers that wait for a signature. */
    GUID: id(),
    /** The number of the report or claim that is open, by which its writer follows it. */
    claim: text(),
  })
    .default(undefined)
    .optional(),
  current: current().default(undefined).optional(),
  changes: listOf(listed).default(undefined).optional(),
};

export const changePriced = () =>
  shape({
    kind: string().oneOf(changeKinds).required(),
    from: isoDate().nullable().defined(),
    rows: compared(),
    before: people(),
    after: people(),
  })
    .default(undefined)
    .optional();

/** An agreement with its bytes: an additional one, or the one that ends the contract. */
export const agreement = {
  requestID: id(),
  contractId: id(),
  number: text(),
  kind: string().oneOf([...changeKinds, "termination"] as const),
  from: isoDate().nullable(),
  state: string().oneOf(agreementStates),
  deadline: isoDate(),
  name: text(),
  fileName: text(),
  size: whole(),
  /** Of the bytes: what is signed is what was read. */
  sha256: text(),
  data: string().max(4_000_000),
};
