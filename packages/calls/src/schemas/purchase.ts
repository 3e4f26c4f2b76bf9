import { number, string } from "yup";
import { qrStates, relations } from "../vocabulary.ts";
import { calculation } from "../shapes/calculation.ts";
import { amount, codeSent, flag, id, open, outcome, scheduleBlock, shape, text } from "../shapes/shape.ts";
import { address, beneficiaries, code, documentNumber, email, iin, isoDate, personName, phone, share } from "../validators.ts";

const beneficiary = {
  name: personName(text()).required("error.required"),
  relation: string().oneOf(relations, "error.badValue").required("error.required"),
  birthDate: isoDate().required("error.required"),
  share: share(),
};

/** The short worksheet: the insured is the customer who is signed in, so the account gives name, IIN and phone. */
const worksheet = {
  calculation: shape(calculation).required("error.required"),
  document_number: documentNumber().required("error.required"),
  document_date: isoDate().required("error.required"),
  address: address(text()).required("error.required"),
  email: email(text().required("error.required")),
  /** Answers to the health declaration and to the public-official question. */
  healthy: flag().required("error.required"),
  health_details: text(),
  public_official: flag().required("error.required"),
  beneficiaries: beneficiaries(shape(beneficiary).required()),
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
    input: shape({ requestID: id().required("error.required"), code: code(4)().required("error.required") }),
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
