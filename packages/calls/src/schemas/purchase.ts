import { array, number, string } from "yup";
import { qrStates, relations } from "../vocabulary.ts";
import { calculation } from "../shapes/calculation.ts";
import {
  amount,
  code,
  codeSent,
  flag,
  id,
  iin,
  isoDate,
  open,
  outcome,
  phone,
  scheduleBlock,
  shape,
  text,
  written,
} from "../shapes/shape.ts";

const beneficiary = {
  name: written(2).required("error.required"),
  relation: string().oneOf(relations, "error.badValue").required("error.required"),
  birthDate: isoDate().required("error.required"),
  share: number().integer("error.badValue").min(1, "error.shares").max(100, "error.shares").required("error.required"),
};

/** The short worksheet: the insured is the customer who is signed in, so the account gives name, IIN and phone. */
const worksheet = {
  calculation: shape(calculation).required("error.required"),
  document_number: string()
    .matches(/^[0-9A-Z]{6,12}$/, "error.document")
    .required("error.required"),
  document_date: isoDate().required("error.required"),
  address: written(5).required("error.required"),
  email: text().required("error.required").email("error.email"),
  /** Answers to the health declaration and to the public-official question. */
  healthy: flag().required("error.required"),
  health_details: text(),
  public_official: flag().required("error.required"),
  /** None means the legal heirs. Shares are whole percent and add up to 100. */
  beneficiaries: array(shape(beneficiary).required())
    .max(5, "error.badValue")
    .default([])
    // A person who is none is refused as such; the sum is made of whatever there is meanwhile.
    .test("shares", "error.shares", (list) => list.length === 0 || list.reduce((sum, one) => sum + Number(one?.share), 0) === 100),
  consent: flag().oneOf([true], "error.consent").required("error.required"),
};

const accepted = { ...outcome, requestID: text() };
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
  worksheet: { input: shape(worksheet), output: shape({ ...accepted, phone: text(), ...codeSent }) },
  changeWorksheet: { input: open, output: shape(accepted) },
  changeWorksheetRepeat: { input: shape({ requestID: id().required("error.required") }), output: shape(accepted) },
  pay: {
    input: shape({ requestID: id().required("error.required") }),
    output: shape({ ...outcome, url: text(), hash: text(), amount: amount(), orderNumber: text(), requestID: text() }),
  },
  codeCheck: {
    input: shape({ requestID: id().required("error.required"), code: code(4).required("error.required") }),
    output: shape({
      success: flag().required(),
      error: text(),
      attemptsLeft: number(),
      message: shape({ ScheduleBlock: scheduleBlock().required(), amount: amount().required() }).default(undefined).optional(),
    }),
  },
  sendCodeRepeat: { input: shape({ requestID: id().required("error.required") }), output: shape({ ...accepted, ...codeSent }) },
  polis: {
    input: shape({ number: id().required("error.required"), iin: iin().required("error.required"), phone: phone() }),
    output: shape({ ...accepted, url: text(), hash: text() }),
  },
  polisAndSign: {
    input: shape({ number: id().required("error.required"), iin: iin().required("error.required"), phone: phone() }),
    output: shape({ ...accepted, url: text(), hash: text() }),
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
