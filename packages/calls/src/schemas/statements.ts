import { array, number, string } from "yup";
import {
  answerChannels,
  claimants,
  eventDocuments,
  feedbackTopics,
  insuredEvents,
  statementKinds,
  contractStatuses,
} from "../vocabulary.ts";
import { answer, codeSent, flag, listOf, outcome, shape, text } from "../shapes/shape.ts";
import {
  address,
  contractNumber,
  anyPhone,
  email,
  emailIfAbroad,
  phoneEnd,
  place,
  iin,
  isoDate,
  mobilePhone,
  ownerNumber,
} from "../validators.ts";
import { must, name, ownWords, attached, taken, payee, papersHeld, claimStanding, eventRow } from "../shapes/statement-shapes.ts";
import { claimCalls } from "../shapes/claim-calls.ts";

export const statements = {
  compliance: {
    /** An anonymous sender gives nothing that could identify them. */
    input: shape({
      anonymous: flag(),
      name: text().when("anonymous", ([anonymous], schema) => (anonymous === true ? schema : name())),
      phone: anyPhone().when("anonymous", ([anonymous], schema) => (anonymous === true ? schema : schema.required("error.required"))),
      email: emailIfAbroad(text()),
      text: ownWords(),
      ...attached,
      captcha: text(),
    }),
    output: shape(taken),
  },
  status: {
    input: shape({
      number: contractNumber(must()),
      phoneEnd: phoneEnd(string().required("error.required")),
      captcha: text(),
    }),
    /** `found` false is an answer; a failing service fails the call itself. */
    output: shape({
      ...outcome,
      found: flag(),
      kind: string().oneOf([...statementKinds]),
      number: text(),
      deadline: isoDate().nullable(),
      /** An order that waits to be paid; it opens to who made it. */
      hash: text(),
      /** Of an insured event and its claim: where it stands and whose turn it is, in words; whether an account of somebody who is paid is awaited, and whether it can be taken back. */
      claim: claimStanding(),
      events: array(shape(eventRow).required()),
    }),
  },
  contractCheck: {
    /** Either the number of the policy, or who is insured by it. */
    input: shape({
      number: contractNumber(text()),
      iin: iin().when("number", ([number], schema) => (number ? schema : schema.required("error.required"))),
      birthDate: isoDate().when("number", ([number], schema) => (number ? schema : schema.required("error.required"))),
      captcha: text(),
    }),
    /**
     * By a number: whether there is cover, and of what; never how much, and never whose. By a person the answer reveals nothing: the list is sent to the phone
     * of the account, if there is one.
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
        /** The day from which it is so. */
        since: isoDate().required(),
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
      place: place(text()).required("error.required"),
      text: ownWords(),
      claimant: string()
        .oneOf([...claimants], "error.badValue")
        .required("error.required"),
      contractNumber: contractNumber(text()),
      name: name(),
      phone: anyPhone().required("error.required"),
      email: emailIfAbroad(text()),
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
      /** To the owner of the policy alone: that it gave no cover on the day, in words. */
      uncovered: text(),
    }),
  },
  ombudsman: {
    input: shape({
      name: name(),
      /** An IIN or a BIN, or the document of a foreigner who has neither. */
      iin: ownerNumber().required("error.required"),
      phone: anyPhone().required("error.required"),
      email: email(text().required("error.required")),
      address: address(text()).required("error.required"),
      contractNumber: contractNumber(must()),
      /** When the insurer was asked first: without it the ombudsman takes nothing. */
      askedOn: isoDate().required("error.required"),
      text: ownWords(),
      demand: ownWords(),
      ...attached,
      captcha: text(),
    }),
    /** The notice as it was sent on: a PDF in base64, so that nothing of it stands in an address. */
    output: shape({ ...taken, notice: string() }),
  },
  insuranceStatement: {
    input: shape({
      /** The number that `/insurance` gave, and the end of the phone it was given with. */
      number: contractNumber(must()),
      phone: anyPhone().required("error.required"),
      ...payee(),
      documents: papersHeld(),
      ...attached,
      captcha: text(),
    }),
    output: shape(taken),
  },
  ...claimCalls,
  feedback: {
    input: shape({
      topic: string()
        .oneOf([...feedbackTopics], "error.badValue")
        .required("error.required"),
      name: name(),
      phone: anyPhone().required("error.required"),
      email: emailIfAbroad(text()).when("channel", ([channel], schema) =>
        channel === "email" ? schema.required("error.required") : schema,
      ),
      contractNumber: contractNumber(text()),
      channel: string()
        .oneOf([...answerChannels], "error.badValue")
        .required("error.required"),
      text: ownWords(),
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
  sendSms: {
    input: shape({ phone: mobilePhone().required("error.required"), captcha: text() }),
    output: shape({ ...outcome, ...codeSent }),
  },
};
