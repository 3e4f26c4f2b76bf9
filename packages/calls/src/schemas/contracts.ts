import { number, string } from "yup";
import { agreedLines, agreedSections } from "../shapes/agreed.ts";
import { changeOverview, changePriced, contractChange } from "../shapes/contract-change.ts";
import { surrenderInput, endOverview } from "../shapes/contract-end.ts";
import { maturityInput, maturityOverview } from "../shapes/maturity.ts";
import { changeKinds, contractPapers, contractStatuses, frequencies, maturityStages, signingStates } from "../vocabulary.ts";
import { amount, answer, codeSent, flag, id, listOf, outcome, scheduleBlock, shape, text, whole } from "../shapes/shape.ts";
import { paperFile, paperLanguage } from "../shapes/paper.ts";
import { code, contractNumber, isoDate, ownerNumber } from "../validators.ts";

/** One contract as its list and its page show it. */
export const contract = {
  id: text().required(),
  number: text().required(),
  product: text().required(),
  product_name: text().required(),
  kind: text().required(),
  status: string().oneOf(contractStatuses).required(),
  insured: text().required(),
  start_date: isoDate().required(),
  end_date: isoDate().required(),
  issued_on: isoDate().required(),
  frequency: string().oneOf(frequencies).required(),
  sum_assured: amount().required(),
  instalment: amount().required(),
  paid: amount().required(),
  overdue: amount().required(),
  /** The day from which its status is so. */
  status_since: isoDate().required(),
  /** The day from which it covers again, where its premiums were paid today after its cover was suspended. */
  covered_from: isoDate().nullable().defined(),
  /** The last day on which what is overdue can be paid without a loss, or restores the cover, and how many days there are to it. */
  pay_until: isoDate().nullable().defined(),
  days_left: whole().nullable().defined(),
  /** What becomes of it after that day where the cover is suspended. */
  if_unpaid: string()
    .oneOf(["lapsed", "paid_up"] as const)
    .nullable()
    .defined(),
  /** The number of the report of an event that it waits for: until that is decided nothing is asked, and no day of a term passes. */
  held_for: text(),
  /** Days without cover, the first and the last; null while it lasts. */
  gaps: listOf({ from: isoDate().required(), to: isoDate().nullable().defined() }),
  /** What falls due next, never a day that has passed. */
  next_due_date: isoDate().nullable().defined(),
  next_due_amount: amount().required(),
  /** What its end brings and asks for; null where nothing is to be told of it. */
  maturity: shape({
    on: isoDate().required(),
    amount: amount().required(),
    stage: string().oneOf(maturityStages).required(),
  })
    .nullable()
    .defined(),
  /** Of an annuity whose premium has come: what it has paid, what comes next and until when. */
  annuity: shape({
    paid: amount().required(),
    /** What fell due and has not gone. */
    owed: amount().required(),
    /** Null where no payment is to come. */
    next: shape({ on: isoDate().required(), amount: amount().required() }).nullable().defined(),
    /** The day of the last payment; null of an annuity for life. */
    until: isoDate().nullable().defined(),
    /** The day to which payments are made whoever lives. */
    guaranteed_until: isoDate(),
    /** By how many per cent payments grow each year. */
    growth: text(),
    /** The account that they go to, by its ends. */
    iban: text(),
    /** The last day on which a payment falls due that needs no other proof of life, and what waits for one today. */
    proof: shape({ until: isoDate().required(), waits: amount().required() }).default(undefined).optional(),
  })
    .default(undefined)
    .optional(),
  /** Today's surrender value; "0.00" where the product has none. */
  surrender: amount().required(),
  /** Share of the term that has passed, 0..100. */
  elapsed: number().required(),
  /** An annuity for life: `end_date` is the last day that its tariff reckons with, and no end of the contract. */
  for_life: flag(),
  /** What was agreed, in short. */
  named: agreedLines(),
  /** The same part by part, of one contract that is asked for by its id. */
  agreed: agreedSections().default(undefined).optional(),
};

const own = shape({ contractId: id().required("error.required") });

const paper = () => string().oneOf(contractPapers, "error.badValue");
export const contracts = {
  getContractInfo: {
    input: shape({ productId: id().required("error.required") }),
    output: shape({
      ...outcome,
      product: text(),
      /** What may be changed of a contract of this product. */
      changes: listOf({ kind: string().oneOf(changeKinds).required() })
        .default(undefined)
        .optional(),
      /** Why nothing of it may. */
      reason: text(),
      /** Whether it may be ended before its term, and what of the premiums comes back, in words. */
      ends: listOf({ words: text().required() }).default(undefined).optional(),
    }),
  },
  /** What ending a contract costs today, or once its loan was repaid; what stands in the way stands in `messageError` too. */
  calcCancel: {
    input: shape({ contractId: id().required("error.required"), repaidOn: isoDate() }),
    output: shape({ ...outcome, ...endOverview }),
  },
  calcCancelSendSms: {
    input: shape({ contractId: id().required("error.required"), ...surrenderInput }),
    output: shape({ ...outcome, ...codeSent, requestID: id(), phone: text() }),
  },
  calcCancelSendSmsRepeat: {
    input: shape({ requestID: id().required("error.required") }),
    output: shape({ ...outcome, ...codeSent, requestID: id() }),
  },
  calcCancelVerifyId: {
    input: shape({ contractId: id().required("error.required"), code: code(4)().required("error.required") }),
    output: shape({ ...outcome, attemptsLeft: whole() }),
  },
  /** The code confirms it: the termination agreement is made, and waits to be read and accepted. */
  cancelContract: {
    input: shape({
      contractId: id().required("error.required"),
      requestID: id().required("error.required"),
      code: code(4)().required("error.required"),
    }),
    output: shape({ ...outcome, requestID: text(), number: text(), attemptsLeft: whole() }),
  },
  /** What falls due at the end of a contract, where it goes, and how far it has come. */
  maturity: {
    input: own,
    output: shape({ ...outcome, ...maturityOverview }),
  },
  maturitySendSms: {
    input: shape({ contractId: id().required("error.required"), ...maturityInput }),
    output: shape({ ...outcome, ...codeSent, requestID: id(), phone: text() }),
  },
  maturitySendSmsRepeat: {
    input: shape({ requestID: id().required("error.required") }),
    output: shape({ ...outcome, ...codeSent, requestID: id() }),
  },
  /** The code confirms the account: it stands until all is paid, or another one is told. */
  maturityConfirm: {
    input: shape({
      contractId: id().required("error.required"),
      requestID: id().required("error.required"),
      code: code(4)().required("error.required"),
    }),
    output: shape({ ...outcome, requestID: text(), attemptsLeft: whole() }),
  },
  calcChangeVerifyId: {
    input: shape({ contractId: id().required("error.required"), code: code(4)().required("error.required") }),
    output: shape({ ...outcome, attemptsLeft: whole() }),
  },
  /** Without a change it tells what may be changed, with one what becomes of the premiums. */
  calcChange: {
    input: shape({ contractId: id().required("error.required"), change: contractChange().default(undefined).optional() }),
    output: shape({
      ...outcome,
      ...changeOverview,
      priced: changePriced(),
      ScheduleBlock: scheduleBlock().default(undefined).optional(),
    }),
  },
  /** The code confirms what was asked for: the additional agreement is made, and waits for its signature. */
  changeContract: {
    input: shape({
      contractId: id().required("error.required"),
      requestID: id().required("error.required"),
      code: code(4)().required("error.required"),
    }),
    output: shape({ ...outcome, requestID: text(), number: text(), attemptsLeft: whole() }),
  },
  /** Sends the owner of a policy where they end it; the answer does not say whether there is such a policy. */
  sendSmsWithoutAuth: {
    input: shape({
      number: contractNumber(text().trim().required("error.required")),
      owner: ownerNumber(text()).required("error.required"),
    }),
    output: answer,
  },
  redemptions: {
    input: own,
    output: shape({ success: flag().required(), today: amount().required(), ScheduleBlock: scheduleBlock().required() }),
  },
  paymentSchedule: { input: own, output: shape({ success: flag().required(), ScheduleBlock: scheduleBlock().required() }) },
  beneficiary: {
    input: own,
    output: shape({
      /** Who is paid, in words, where nobody is named. */
      payee: text(),
      data: listOf({ name: text().required(), relation: text().required(), birth_date: isoDate().required(), share: number().required() }),
    }),
  },
  payments: {
    input: own,
    output: shape({
      data: listOf({
        number: text().required(),
        paid_at: text().required(),
        amount: amount().required(),
        method: text().required(),
        status: text().required(),
      }),
    }),
  },
  /** Accepts the agreement whose bytes were read, which ends the contract, or gives it up. */
  postTerminationAgreement: {
    input: shape({ requestID: id().required("error.required"), accept: flag().required("error.required"), sha256: text() }),
    output: shape({ ...outcome, number: text(), back: amount() }),
  },
  getContractDocuments: {
    input: shape({ contractId: id().required("error.required"), lang: paperLanguage }),
    output: shape({
      documents: listOf({
        type: paper().required(),
        /** Of a receipt. */
        number: text(),
        name: text().required(),
        date: isoDate().required(),
        /** Of receipts the newest alone has it: the others are printed when they are asked for. */
        size: whole(),
        /** The call that answers its bytes. */
        url: text().required(),
      }),
      /** Who signs the policy and the rules; null where nobody is asked. */
      signing: shape({
        GUID: id().required(),
        state: string().oneOf(signingStates).required(),
        deadline: text().required(),
        /** Whether the asking customer has signed. */
        signed: flag().required(),
        parties: listOf({ role: text().required(), name: text().required(), signedAt: text().nullable().defined() }),
      })
        .default(null)
        .nullable(),
    }),
  },
  contractDocument: {
    input: shape({
      contractId: id().required("error.required"),
      type: paper().required("error.required"),
      number: text(),
      lang: paperLanguage,
    }),
    output: shape(paperFile),
  },
};
