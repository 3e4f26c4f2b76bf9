import * as rules from "@shanyraq/calls/validators";
import { answerChannels, claimants, feedbackTopics, insuredEvents } from "@shanyraq/calls/vocabulary";
import { string, type Schema, type StringSchema } from "yup";
import type { Field } from "../field.ts";
import { kinds } from "../field-kinds.ts";
import { form, type Values } from "../form.ts";

/** May be left empty; what is written must be right all the same. */
const optional = <S extends Schema>(field: Field, schema: S): Field<S> => ({ ...field, schema, optional: true });
const maybe = () => string().trim();
const maybeEmail = () => optional(kinds.email(), rules.emailIfAbroad(maybe()));
const maybeNumber = () => optional(kinds.contractNumber(), rules.contractNumber(maybe()));
const person = () => ({ ...kinds.name("field.fullName"), autoComplete: "name" });
const story = () => kinds.story("field.story", "field.story.hint");

export const feedback = form({
  topic: kinds.choice(
    "field.topic",
    feedbackTopics.map((value) => ({ value, label: `field.topic.${value}` as const })),
  ),
  text: story(),
  contractNumber: maybeNumber(),
  name: person(),
  phone: kinds.anyPhone(),
  channel: kinds.choice(
    "field.channel",
    answerChannels.map((value) => ({ value, label: `field.channel.${value}` as const })),
  ),
  email: optional(
    kinds.email(),
    rules.emailIfAbroad(maybe()).when("channel", ([channel], schema) => (channel === "email" ? schema.required("error.required") : schema)),
  ),
});
export type Feedback = Values<typeof feedback>;

/** Whoever stays unnamed is asked for nothing more than what happened, and of what they typed before nothing is sent. */
const unlessAnonymous = (schema: StringSchema): StringSchema =>
  maybe().when("anonymous", ([anonymous]) => (anonymous === true ? string().strip() : schema));
export const compliance = form({
  text: story(),
  anonymous: kinds.flag("field.anonymous"),
  name: { ...person(), schema: unlessAnonymous(person().schema) },
  phone: { ...kinds.anyPhone(), schema: unlessAnonymous(kinds.anyPhone().schema) },
  email: { ...maybeEmail(), schema: unlessAnonymous(maybeEmail().schema) },
});
export type Compliance = Values<typeof compliance>;

const past = (field: Field<StringSchema>): Field<StringSchema> => ({
  ...field,
  schema: rules.isoDate(string().required("error.required")),
});
export const ombudsman = form({
  contractNumber: kinds.contractNumber(),
  askedOn: past(kinds.date("field.askedOn")),
  text: story(),
  demand: kinds.story("field.demand", "field.demand.hint"),
  name: person(),
  // A foreigner has a document in its place, as a policy names them.
  iin: { ...kinds.ownerNumber(), label: "field.iin" },
  address: kinds.address(),
  phone: kinds.anyPhone(),
  email: kinds.email(),
});
export type Ombudsman = Values<typeof ombudsman>;

export const insuredEvent = form({
  event: kinds.choice(
    "field.event",
    insuredEvents.map((value) => ({ value, label: `field.event.${value}` as const })),
  ),
  eventDate: past(kinds.date("field.eventDate")),
  place: kinds.place("field.place"),
  text: story(),
  contractNumber: maybeNumber(),
  claimant: kinds.choice(
    "field.claimant",
    claimants.map((value) => ({ value, label: `field.claimant.${value}` as const })),
  ),
  name: person(),
  phone: kinds.anyPhone(),
  email: maybeEmail(),
});
export type InsuredEventReport = Values<typeof insuredEvent>;

export const claim = form({
  accountHolder: {
    ...person(),
    schema: rules.holderName(string().trim().required("error.required")),
    label: "field.accountHolder",
    hint: "field.accountHolder.hint",
  },
  iin: kinds.payeeNumber(),
  iban: kinds.iban(),
});
export type Claim = Values<typeof claim>;

/** Where the money of an accepted claim goes; the phone shows who asks. */
export const claimAccount = form({ ...claim.fields, phone: { ...kinds.anyPhone(), autoComplete: "off" } });

/** A report and its claim are taken back; the phone shows who asks. */
export const claimWithdraw = form({ phone: { ...kinds.anyPhone(), autoComplete: "off" } });

/** The paper of a decided claim is fetched; the phone shows who asks. */
export const claimPaper = form({ phone: { ...kinds.anyPhone(), autoComplete: "off" } });

/** A review of a refusal is asked for; the phone shows who asks. */
export const claimReview = form({
  text: kinds.story("field.reviewText", "field.reviewText.hint"),
  phone: { ...kinds.anyPhone(), autoComplete: "off" },
});

const filesText = () => optional(kinds.story("field.filesText", "field.filesText.hint"), rules.story(maybe()));
/** Papers are sent to a claim; the phone shows who sends them. */
export const claimFiles = form({ text: filesText(), phone: { ...kinds.anyPhone(), autoComplete: "off" } });

/** The same for whoever is signed in as they were when they sent it: nothing shows who asks but their session. */
export const ownClaimAccount = form(claim.fields);
export const ownClaimFiles = form({ text: filesText() });
export const ownClaimReview = form({ text: kinds.story("field.reviewText", "field.reviewText.hint") });

const scores = ["5", "4", "3", "2", "1"] as const;
export const serviceScore = form({
  score: kinds.choice(
    "field.score",
    scores.map((value) => ({ value, label: `field.score.${value}` as const })),
  ),
  text: { ...kinds.details("field.scoreWords", "field.scoreWords.hint"), optional: true },
});
export type ServiceScore = Values<typeof serviceScore>;

export const policyByNumber = form({ number: kinds.contractNumber() });
export const policyByPerson = form({ iin: { ...kinds.iin(), autoComplete: "off" }, birthDate: kinds.birthDate() });
/** Whose policy is to be ended by its owner, who hears of it by SMS. */
export const policyToTerminate = form({ number: kinds.contractNumber(), owner: kinds.ownerNumber() });
export const standing = form({
  number: { ...kinds.contractNumber(), label: "field.number", hint: "field.number.hint" },
  phoneEnd: kinds.phoneEnd(),
});
