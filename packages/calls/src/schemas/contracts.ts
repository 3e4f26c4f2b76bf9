import { contract } from "../shapes/contract.ts";
import { number, string } from "yup";
import { changeOverview, changePriced, contractChange, agreement } from "../shapes/contract-change.ts";
import { surrenderInput, terminationOverview } from "../shapes/contract-termination.ts";
import { maturityInput, maturityOverview } from "../shapes/maturity.ts";
import { changeKinds, contractPapers, maturityStages, signingStates } from "../vocabulary.ts";
import { amount, answer, codeSent, flag, id, listOf, outcome, scheduleBlock, shape, text, trimmed, whole } from "../shapes/shape.ts";
import { contractPaperFile, eitherPrint, paperLanguage } from "../shapes/paper.ts";
import { code, contractNumber, isoDate, ownerNumber } from "../validators.ts";

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
    output: shape({ ...outcome, ...terminationOverview }),
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
  /** The code confirms the account, which remains until all is paid, or another one is given. */
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
      number: contractNumber(trimmed().required("error.required")),
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
      /** Who is paid, in words, when nobody is named. */
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
      /** Who signs the policy and the rules; null when nobody is asked. */
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
      print: eitherPrint,
    }),
    output: shape(contractPaperFile),
  },
  getAdditionalAgreement: { input: shape({ requestID: id().required("error.required") }), output: shape({ ...outcome, ...agreement }) },
  /** Signs the agreement whose bytes were read, or gives it up. */
  postAdditionalAgreement: {
    input: shape({
      requestID: id().required("error.required"),
      accept: flag().required("error.required"),
      sha256: text(),
    }),
    output: shape({ ...outcome, number: text(), from: isoDate() }),
  },
  /** A change of a contract, as it was priced a moment ago: the code that confirms it is sent. */
  changeWorksheet: {
    input: shape({
      contractId: id().required("error.required"),
      change: contractChange().required("error.required"),
    }),
    output: shape({ ...outcome, requestID: text(), ...codeSent, phone: text() }),
  },
  changeWorksheetRepeat: {
    input: shape({ requestID: id().required("error.required") }),
    output: shape({ ...outcome, requestID: text(), ...codeSent }),
  },
  /** Whether the premiums of a contract of the caller's own are charged automatically, to what, and when next. */
  autopay: {
    input: shape({ contractId: id().required("error.required") }),
    output: shape({
      ...outcome,
      /** False where this company keeps no cards, or nothing is left to pay. */
      available: flag().required(),
      on: flag().required(),
      card: shape({ mask: text().required(), expires: text().required() }).nullable().defined().default(null),
      /** A card that the bank has not answered about yet, or has not taken. */
      adding: string().oneOf(["waiting", "declined"] as const),
      next: shape({ date: isoDate().required(), amount: amount().required() }).nullable().defined().default(null),
      /** What the customer agrees to when they turn it on. */
      consent: text().required(),
    }),
  },
  /** Begins to add a card: the address of the bank's page, which comes back to the contract. */
  autopayCard: { input: shape({ contractId: id().required("error.required") }), output: shape({ ...outcome, url: text() }) },
  /** Without a code it is sent, with the right one it is on. */
  autopayOn: {
    input: shape({ contractId: id().required("error.required"), code: code(4)() }),
    output: shape({ ...outcome, on: flag(), phone: text(), attemptsLeft: number(), ...codeSent }),
  },
  autopayOff: { input: shape({ contractId: id().required("error.required") }), output: shape(outcome) },
  userContracts: {
    /** `failed`: expired and terminated ones; `id`: one contract alone. */
    input: shape({ failed: flag(), id: id() }),
    output: shape({
      data: listOf(contract),
      counts: shape({ current: whole().required(), failed: whole().required() }).required(),
      summary: shape({
        next_due_date: isoDate().nullable().defined(),
        next_due_amount: amount().required(),
        overdue: amount().required(),
        /** How many give no cover now, and by which day what is overdue is to be paid: of those, or else of the others. */
        suspended: whole().required(),
        pay_until: isoDate().nullable().defined(),
        days_left: whole().nullable().defined(),
        savings: amount().required(),
        /** By how much the savings of these contracts have grown within a year. */
        grown: amount().required(),
        /** Contracts whose end asks their owner for something: where to pay, or whether to continue. */
        ends: listOf({
          id: id().required(),
          number: text().required(),
          product: text().required(),
          product_name: text().required(),
          on: isoDate().required(),
          amount: amount().required(),
          stage: string().oneOf(maturityStages).required(),
        }),
      }).required(),
    }),
  },
};
