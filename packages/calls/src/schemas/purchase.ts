import { number, string } from "yup";
import { qrStates } from "../vocabulary.ts";
import { calculation } from "../shapes/calculation.ts";
import { amount, codeSent, flag, id, listOf, open, outcome, scheduleBlock, shape, text } from "../shapes/shape.ts";
import { code, iin, phone } from "../validators.ts";
import { worksheetAnswers } from "../shapes/topics.ts";

/** The answers to the topics of the calculation's line; who is signed in buys, so the account gives name, IIN and phone. */
export const worksheet = {
  calculation: shape(calculation).required("error.required"),
  answers: worksheetAnswers.required("error.required"),
  consent: flag().oneOf([true], "error.consent").required("error.consent"),
  /** A second purchase of the same product within a day is meant. */
  again: flag(),
};

/** An application as it was taken: what it waits for, or why it was declined. */
export const accepted = {
  ...outcome,
  requestID: text(),
  phone: text(),
  ...codeSent,
  /** Why there is no application: each a sentence. */
  errors: listOf({ message: text().required() }).default(undefined).optional(),
};
const taken = { ...outcome, requestID: text() };
const receipt = shape({
  number: text().required(),
  paidAt: text().required(),
  amount: amount().required(),
  method: text().required(),
  contractId: text().required(),
  contractNumber: text().required(),
})
  .default(undefined)
  .optional();

export const purchase = {
  worksheet: { input: shape(worksheet), output: shape(accepted) },
  changeWorksheet: { input: open, output: shape(taken) },
  changeWorksheetRepeat: { input: shape({ requestID: id().required("error.required") }), output: shape(taken) },
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
      /** `review`: an underwriter looks at it first; `question`: he, or a rule, asks something. Left out where it can be paid. */
      waits: string().oneOf(["review", "question"] as const),
      message: shape({ ScheduleBlock: scheduleBlock().required(), amount: amount().required() }).default(undefined).optional(),
    }),
  },
  sendCodeRepeat: { input: shape({ requestID: id().required("error.required") }), output: shape({ ...taken, ...codeSent }) },
  polis: {
    input: shape({ number: id().required("error.required"), iin: iin().required("error.required"), phone: phone() }),
    output: shape({ ...taken, url: text(), hash: text() }),
  },
  polisAndSign: {
    input: shape({ number: id().required("error.required"), iin: iin().required("error.required"), phone: phone() }),
    output: shape({ ...taken, url: text(), hash: text() }),
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
      receipt,
    }),
  },
};
