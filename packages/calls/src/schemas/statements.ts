import { array, number, string } from "yup";
import {
  answerChannels,
  claimants,
  claimPapers,
  eventDocuments,
  feedbackTopics,
  insuredEvents,
  statementKinds,
  statementStatuses,
  contractStatuses,
} from "../vocabulary.ts";
import { answer, codeSent, flag, id, listOf, nothing, outcome, shape, text } from "../shapes/shape.ts";
import {
  address,
  contractNumber,
  anyPhone,
  email,
  emailIfAbroad,
  personName,
  phoneEnd,
  place,
  story,
  iban,
  iin,
  isoDate,
  mobilePhone,
  ownerNumber,
  written,
} from "../validators.ts";

const MAX_FILES = 5;
const must = () => written().required("error.required");
const name = () => personName(text()).required("error.required");
const ownWords = () => story(text()).required("error.required");
/** Files that were sent before (`upload`), and the value whose digest they were sent with. */
const attached = { files: array(id().required()).max(MAX_FILES, "error.tooMany"), verifier: id() };
/** A statement that was taken: its number, by which it is found again, and the day by which it is answered. */
const taken = { ...outcome, number: text(), deadline: isoDate() };
/** Who is paid on a claim, and where. */
const payee = () => ({
  iin: iin().required("error.required"),
  accountHolder: name(),
  iban: iban().required("error.required"),
});

/** Where an insured event and its claim stand, and what whoever sent them may do. */
const claimStanding = () =>
  shape({
    words: text().required(),
    asksAccount: flag().required(),
    canWithdraw: flag(),
    /** Whether a review of its refusal can be asked for: once. */
    canReview: flag(),
    /** The paper of its decision that whoever asks can have: what is paid, or the refusal. */
    paper: string().oneOf([...claimPapers]),
  })
    .default(undefined)
    .optional();
/** What became of a statement on a day. */
const eventRow = {
  status: string()
    .oneOf([...statementStatuses])
    .required(),
  date: isoDate().required(),
};

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
  /** The account of somebody who is paid on an accepted claim: by the number of the claim or of its report, and the phone that it was given with. */
  claimAccount: {
    input: shape({
      number: contractNumber(must()),
      /** The one that the report or claim was sent with; not needed by its signed-in sender. */
      phone: anyPhone(),
      ...payee(),
      captcha: text(),
    }),
    output: shape({ ...outcome, words: text().required() }),
  },
  /** A report and its claim are taken back: by the number of either, and the phone that it was given with. */
  claimWithdraw: {
    input: shape({
      number: contractNumber(must()),
      /** The one that the report or claim was sent with; not needed by its signed-in sender. */
      phone: anyPhone(),
      captcha: text(),
    }),
    output: shape({ ...outcome, words: text().required() }),
  },
  /** A review of a refusal is asked for, in words of one's own: by the number of the claim or of its report, and the phone that it was given with. */
  claimReview: {
    input: shape({
      number: contractNumber(must()),
      /** The one that the report or claim was sent with; not needed by its signed-in sender. */
      phone: anyPhone(),
      text: ownWords(),
      captcha: text(),
    }),
    output: shape({ ...outcome, words: text().required() }),
  },
  /**
   * The paper of a decided claim as a PDF in base64, so that nothing of it stands in an address: by the number of the claim or of its report, and the phone that
   * it was given with. It names the sums and the account of whoever claimed alone. The written refusal is for its signed-in sender.
   */
  claimPaper: {
    input: shape({
      number: contractNumber(must()),
      /** The one that the report or claim was sent with; not needed by its signed-in sender. */
      phone: anyPhone(),
      captcha: text(),
    }),
    output: shape({ ...outcome, name: text().required(), content: string().required() }),
  },
  /** What the customer reported and claimed, and what others reported of their contracts: of that neither who reported nor what happened. */
  userClaims: {
    input: nothing,
    output: shape({
      ...outcome,
      data: listOf({
        /** Of the report. */
        number: text().required(),
        claimNumber: text(),
        isOwn: flag().required(),
        event: string().oneOf([...insuredEvents]),
        eventDate: isoDate(),
        contract: shape({ number: text().required(), product: text().required(), id: id() }).default(undefined).optional(),
        claim: claimStanding(),
        /** Of somebody else's report: whether it is dealt with, however that was. */
        isFinished: flag(),
        /** Of somebody else's report: that it was received, and nothing later. */
        events: listOf(eventRow),
      }),
    }),
  },
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
