import { number, string } from "yup";
import { contractStatuses, qrStates, documentStandings } from "../vocabulary.ts";
import { calculation } from "../shapes/calculation.ts";
import { agreedLines, agreedSections } from "../shapes/agreed.ts";
import { amount, codeSent, flag, id, listOf, outcome, scheduleBlock, shape, text, toCapitals, trimmed, whole } from "../shapes/shape.ts";
import { paperFile, paperLanguage } from "../shapes/paper.ts";
import { calculationHash, code, contractNumber, isoDate, ownerNumber, documentNumber } from "../validators.ts";
import { worksheetAnswers } from "../shapes/topics.ts";

/** The answers to the topics of the calculation's line; who is signed in buys, so the account gives name, IIN and phone. */
export const worksheet = {
  calculation: shape(calculation).required("error.required"),
  answers: worksheetAnswers.required("error.required"),
  consent: flag().oneOf([true], "error.consent").required("error.consent"),
  /** A second purchase of the same product within a day is meant. */
  again: flag(),
  /** Nothing is taken yet: what would be agreed is answered as its papers would print it, or what stands in the way. */
  preview: flag(),
};

/** As many characters as the answers to every topic there is, with fifty workers. */
const MAX_DRAFT = 30_000;

/** An application as it was taken: what it waits for, or why it was declined. */
export const accepted = {
  ...outcome,
  requestID: text(),
  phone: text(),
  ...codeSent,
  /** Why no application was made, a sentence each. */
  errors: listOf({ message: text().required() }).default(undefined).optional(),
  /** Of a preview. */
  agreed: agreedSections().default(undefined).optional(),
};
const receipt = shape({
  number: text().required(),
  paidAt: text().required(),
  amount: amount().required(),
  method: text().required(),
  /** A premium of a policy that there was; else the first of a new one. */
  premium: flag(),
  /** Whose the contract is learns which one it is; somebody else who paid it has typed its number themselves. */
  contractId: text(),
  contractNumber: text(),
  /** What of it is owed back, where more came than was left to pay. */
  refund: amount(),
  /** When the next premium falls due; null when none is left. */
  nextDate: isoDate().nullable(),
  /** How the cover stands after it, where premiums were overdue: from when it is back, or what is left to pay by when. */
  after: shape({
    cover: string()
      .oneOf(["restored", "suspended", "overdue"] as const)
      .required(),
    date: isoDate().required(),
    overdue: amount(),
  })
    .default(undefined)
    .optional(),
  /** Where the holder signs the papers of the contract, while they wait for them. */
  signUrl: text(),
})
  .default(undefined)
  .optional();

const ofPolicy = {
  number: contractNumber(trimmed().required("error.required")),
  /** Whose the policy is: an IIN, the BIN of a company, or a foreigner's document. */
  iin: ownerNumber(trimmed().required("error.required")),
  captcha: text(),
};
const sum = {
  amount: amount(),
  /** The payer was shown that the policy has just been paid, and means to pay again. */
  again: flag(),
};
const premium = {
  ...outcome,
  found: flag(),
  due: shape({
    number: text().required(),
    /** Of a person only so much that a payer knows whom they pay for. */
    name: text().required(),
    product: text().required(),
    nextDate: isoDate().nullable().defined(),
    nextAmount: amount().required(),
    overdue: amount().required(),
    status: string().oneOf(contractStatuses).required(),
    /** By when what is overdue keeps the cover, or restores it. */
    payUntil: isoDate().nullable().defined(),
    /** How much may be paid: from a part of a premium to all that is left. */
    least: amount().required(),
    most: amount().required(),
    /** What so many premiums cost from the next one on. */
    ahead: listOf({ count: whole().required(), amount: amount().required() }),
  })
    .default(undefined)
    .optional(),
  /** It has been paid a moment ago: an order is made only for who says `again`. */
  justPaid: flag(),
  hash: text(),
  orderNumber: text(),
  amount: amount(),
  url: text(),
};

export const purchase = {
  worksheet: { input: shape(worksheet), output: shape(accepted) },
  /** With a `draft` it is kept, with `forget` it goes; either way what is kept now is answered. */
  worksheetDraft: {
    input: shape({
      calculation: calculationHash().required("error.required"),
      draft: string().max(MAX_DRAFT, "error.tooLong"),
      forget: flag(),
    }),
    output: shape({ draft: string(), expires: isoDate() }),
  },
  pay: {
    input: shape({ requestID: id().required("error.required") }),
    output: shape({ ...outcome, url: text(), hash: text(), amount: amount(), orderNumber: text(), requestID: text() }),
  },
  codeCheck: {
    input: shape({ requestID: id().required("error.required"), code: code(4)().required("error.required") }),
    output: shape({
      success: flag().required(),
      error: text(),
      attemptsLeft: number(),
      /** `review`: an underwriter looks at it first; `question`: they, or a rule, ask something. Left out where it can be paid. */
      waits: string().oneOf(["review", "question"] as const),
      message: shape({ ScheduleBlock: scheduleBlock().required(), amount: amount().required() }).default(undefined).optional(),
    }),
  },
  sendCodeRepeat: {
    input: shape({ requestID: id().required("error.required") }),
    output: shape({ ...outcome, requestID: text(), ...codeSent }),
  },
  /** Without a sum it tells what is due, with one it makes the order of it. A number that there is not answers as one of somebody else. */
  polis: { input: shape({ ...ofPolicy, ...sum }), output: shape(premium) },
  polisAndSign: { input: shape({ ...ofPolicy, ...sum }), output: shape({ ...premium, signUrl: text() }) },
  /** The same for a contract of the caller's own. */
  payContract: { input: shape({ contractId: id().required("error.required"), ...sum }), output: shape(premium) },
  payFromPolicy: {
    input: shape({ hash: id().required("error.required"), contractId: id().required("error.required") }),
    output: shape(outcome),
  },
  invoice: {
    input: shape({ hash: id().required("error.required"), lang: paperLanguage }),
    output: shape(paperFile),
  },
  sendPayLink: {
    input: shape({ hash: id().required("error.required") }),
    /** The phone that it was sent to, hidden but for its end. */
    output: shape({ phone: text().required() }),
  },
  kaspiQrPay: {
    /** `attempt` counts the codes drawn for this order from 1; asking again with the same pair answers its present state. */
    input: shape({ hash: id().required("error.required"), attempt: number().integer().min(1).max(100).required("error.required") }),
    output: shape({
      state: string().oneOf(qrStates).required(),
      attempt: number().required(),
      amount: amount().required(),
      /** What arrived, where it was another sum than the order's. */
      received: amount(),
      orderNumber: text().required(),
      qr: text().required(),
      url: text().required(),
      expiresAt: text().required(),
      /** The server's present, so that a countdown needs no right clock in the browser. */
      now: text().required(),
      /** How often the bank wants to be asked, in seconds, where it says so. */
      pollEvery: number().integer().positive(),
      /** A legal entity owes it: its accountant may take an invoice. */
      invoice: flag(),
      /** What is paid for; sent to its owner alone. */
      product: text(),
      /** The phone that the bank's page can be sent to, hidden but for its end; sent to the order's owner alone. */
      linkPhone: text(),
      named: agreedLines().default(undefined).optional(),
      /** The payer's own policies that owe them enough to pay it. */
      fromPolicy: listOf({ contractId: id().required(), number: text().required(), owed: amount().required() })
        .default(undefined)
        .optional(),
      receipt,
    }),
  },
  /** How an identity document of who asks stands in the state's register. */
  checkPassport: {
    input: shape({
      document_number: documentNumber(trimmed().transform(toCapitals)).required("error.required"),
      document_date: isoDate(),
    }),
    output: shape({ ...outcome, standing: string().oneOf(documentStandings) }),
  },
};
