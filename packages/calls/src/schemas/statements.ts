import { array, number, string } from "yup";
import {
  answerChannels,
  claimants,
  eventDocuments,
  feedbackTopics,
  insuredEvents,
  statementKinds,
  statementStatuses,
  contractStatuses,
} from "../vocabulary.ts";
import { answer, codeSent, flag, iban, id, iin, isoDate, listOf, outcome, phone, shape, text, written } from "../shapes/shape.ts";

const MOST_FILES = 5;
const must = (least = 1, fault?: string) => written(least, fault).required("error.required");
const name = () => must(2);
const story = () => must(10, "error.tooShort");
/** Files that were sent before (`upload`), and the value whose digest they were sent with. */
const attached = { files: array(id().required()).max(MOST_FILES, "error.tooMany"), verifier: id() };
/** A statement that was taken: its number, by which it is found again, and the day by which it is answered. */
const taken = { ...outcome, number: text(), deadline: isoDate() };
/** A saved calculation by its hash: what is sent is the link to it, in words of the back office's own. */
const linkToPhone = shape({ hash: id().required("error.required"), phone: phone().required("error.required"), captcha: text() });

export const statements = {
  compliance: {
    /** Whoever stays unnamed gives nothing by which he could be found. */
    input: shape({
      anonymous: flag(),
      name: text().when("anonymous", ([anonymous], schema) => (anonymous === true ? schema : name())),
      phone: phone().when("anonymous", ([anonymous], schema) => (anonymous === true ? schema : schema.required("error.required"))),
      email: text().email("error.email"),
      text: story(),
      ...attached,
      captcha: text(),
    }),
    output: shape(taken),
  },
  status: {
    input: shape({
      number: must().max(30, "error.tooLong"),
      phoneEnd: string()
        .required("error.required")
        .matches(/^\d{4}$/, "error.phoneEnd"),
      captcha: text(),
    }),
    /** `found` false is an answer; a service that fails is told by the call itself. */
    output: shape({
      ...outcome,
      found: flag(),
      kind: string().oneOf([...statementKinds]),
      number: text(),
      deadline: isoDate().nullable(),
      events: array(
        shape({
          status: string()
            .oneOf([...statementStatuses])
            .required(),
          date: isoDate().required(),
        }).required(),
      ),
    }),
  },
  contractCheck: {
    /** Either the number of the policy, or who is insured by it. */
    input: shape({
      number: text().max(30, "error.tooLong"),
      iin: iin().when("number", ([number], schema) => (number ? schema : schema.required("error.required"))),
      birthDate: isoDate().when("number", ([number], schema) => (number ? schema : schema.required("error.required"))),
      captcha: text(),
    }),
    /**
     * By a number: whether there is cover, and of what; never how much, and never whose. By a person nothing is told: the list is sent to the
     * phone of the account, if there is one.
     */
    output: shape({
      ...outcome,
      found: flag(),
      sent: flag(),
      data: listOf({
        number: text().required(),
        product: text().required(),
        status: string()
          .oneOf([...contractStatuses])
          .required(),
        from: isoDate().required(),
        to: isoDate().required(),
      }).default([]),
    }),
  },
  insurance: {
    input: shape({
      event: string()
        .oneOf([...insuredEvents], "error.badValue")
        .required("error.required"),
      eventDate: isoDate().required("error.required"),
      place: must(2),
      text: story(),
      claimant: string()
        .oneOf([...claimants], "error.badValue")
        .required("error.required"),
      contractNumber: text().max(30, "error.tooLong"),
      name: name(),
      phone: phone().required("error.required"),
      email: text().email("error.email"),
      captcha: text(),
    }),
    /** What papers the event asks for; some can follow later. */
    output: shape({
      ...taken,
      documents: array(
        string()
          .oneOf([...eventDocuments])
          .required(),
      ),
    }),
  },
  ombudsman: {
    input: shape({
      name: name(),
      iin: iin().required("error.required"),
      phone: phone().required("error.required"),
      email: text().required("error.required").email("error.email"),
      address: must(5),
      contractNumber: must().max(30, "error.tooLong"),
      /** When the insurer was asked first: without it the ombudsman takes nothing. */
      askedOn: isoDate().required("error.required"),
      text: story(),
      demand: story(),
      ...attached,
      captcha: text(),
    }),
    /** The notice as it was sent on: a PDF in base64, so that nothing of it stands in an address. */
    output: shape({ ...taken, notice: string() }),
  },
  insuranceStatement: {
    input: shape({
      /** The number that `/insurance` gave, and the end of the phone it was given with. */
      number: must().max(30, "error.tooLong"),
      phone: phone().required("error.required"),
      iin: iin().required("error.required"),
      accountHolder: name(),
      iban: iban().required("error.required"),
      documents: array(
        shape({
          document: string()
            .oneOf([...eventDocuments])
            .required(),
          have: flag().required(),
        }).required(),
      ).max(eventDocuments.length, "error.tooMany"),
      ...attached,
      captcha: text(),
    }),
    output: shape(taken),
  },
  callback: {
    input: shape({
      name: name(),
      phone: phone().required("error.required"),
      /** When it suits the caller, in his own words. */
      time: text().max(100, "error.tooLong"),
      /** Left by somebody under 18, whom the calculator sent here. */
      minor: flag(),
      captcha: text(),
    }),
    output: answer,
  },
  feedback: {
    input: shape({
      topic: string()
        .oneOf([...feedbackTopics], "error.badValue")
        .required("error.required"),
      name: name(),
      phone: phone().required("error.required"),
      email: text()
        .email("error.email")
        .when("channel", ([channel], schema) => (channel === "email" ? schema.required("error.required") : schema)),
      contractNumber: text().max(30, "error.tooLong"),
      channel: string()
        .oneOf([...answerChannels], "error.badValue")
        .required("error.required"),
      text: story(),
      ...attached,
      captcha: text(),
    }),
    output: shape(taken),
  },
  sendServiceQuality: {
    input: shape({
      score: number().integer("error.badValue").min(1, "error.badValue").max(5, "error.badValue").required("error.required"),
      text: text(),
      captcha: text(),
    }),
    output: answer,
  },
  sendLinkMail: {
    input: shape({ hash: id().required("error.required"), email: text().required("error.required").email("error.email"), captcha: text() }),
    output: answer,
  },
  sendLink: { input: linkToPhone, output: answer },
  sendSms: {
    input: shape({ phone: phone().required("error.required"), captcha: text() }),
    output: shape({ ...outcome, ...codeSent }),
  },
  sendMessageWA: { input: linkToPhone, output: answer },
};
