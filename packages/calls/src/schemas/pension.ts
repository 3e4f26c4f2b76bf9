import { array, number, string } from "yup";
import { payoutAccount } from "../shapes/contract-termination.ts";
import { calculation } from "../shapes/calculation.ts";
import { juridical } from "../shapes/juridical.ts";
import { lookup, pensionOffer, pensionCaseShape } from "../shapes/pension.ts";
import { amount, answer, codeSent, created, flag, id, listOf, nothing, outcome, shape, text, whole } from "../shapes/shape.ts";
import { bin, calculationHash, code, isoDate } from "../validators.ts";
import { checkStandings, MAX_PAPERS, pensionCategories, pensionPapers, pensionPrints, pensionStages } from "../vocabulary.ts";

/** Agreement and KDP checks answer what the insurer's accounting says; `reason` where it refused. */
const status1C = shape({ ...outcome, status_1C: string().oneOf(checkStandings), reason: text() });
const ofCase = { requestID: id().required("error.required") };
const MAX_SEARCH = 100;
export const pension = {
  /** What the bureau knows of contributions: months of professional ones, and a group of disability. */
  getPersonPKB: {
    input: nothing,
    output: shape({ ...lookup, category: string().oneOf(pensionCategories), oppvMonths: whole() }),
  },
  /** What lies on the customer's account in the fund. */
  getPersonPA: { input: nothing, output: shape({ ...lookup, savings: amount() }) },
  /**
   * Whether somebody may have a pension annuity, and what it gives beside staying in the fund. Anybody may ask about a calculation; a signed-in customer also
   * gets their own data, and their open case.
   */
  getClientPensInf: {
    input: shape({ hash: calculationHash(), calculation: shape(calculation).default(undefined).optional() }),
    output: shape({
      ...outcome,
      /** The calculation that was asked about; left out when none was given. */
      calculation: shape(calculation).default(undefined).optional(),
      offer: shape(pensionOffer).default(undefined).optional(),
      /** Why who is signed in cannot conclude here: in words, with where to ask. */
      closed: text(),
      holder: text(),
      case: pensionCaseShape().default(undefined).optional(),
    }),
  },
  /** Customers who have a case or savings asked for: read only, each with what blocks them. */
  getClientPensInfManager: {
    input: shape({
      search: text().max(MAX_SEARCH, "error.tooLong"),
      stage: string().oneOf(pensionStages, "error.badValue"),
      page: whole(),
    }),
    output: shape({
      ...outcome,
      data: listOf({
        name: text().required(),
        number: text().required(),
        iin: text().required(),
        stage: string().oneOf(pensionStages).required(),
        date: isoDate().required(),
        premium: amount().required(),
        /** What it waits for or why it ended, in words. */
        blocks: text().required(),
      }),
      currentPage: whole().required(),
      lastPage: whole().required(),
      total: whole().required(),
    }),
  },
  /** `open` keeps what is asked for and begins the case, `submit` sends the application once all is checked and confirmed. */
  createApplicationPens: {
    input: shape({
      operation: string().oneOf(["open", "submit"], "error.badValue").required("error.required"),
      requestID: id(),
      hash: calculationHash(),
      calculation: shape(calculation).default(undefined).optional(),
      iban: payoutAccount.iban,
      holder: payoutAccount.holder,
      /** That it cannot be undone was read, and is meant. */
      irrevocable: flag(),
    }),
    output: shape({ ...outcome, requestID: text(), errors: listOf({ message: text().required() }).default(undefined).optional() }),
  },
  createContractPens: {
    input: shape(ofCase),
    output: created.concat(shape({ contractId: text(), number: text(), sign: text() })),
  },
  /** Names the bytes of the application as they were read: they are sent back with the code. */
  getPaHash: { input: shape(ofCase), output: shape({ ...outcome, hash: text() }) },
  setApprovalApp: { input: shape(ofCase), output: answer },
  getApprovalSheetValid: {
    input: shape(ofCase),
    output: shape({
      ...outcome,
      valid: flag(),
      list: listOf({ number: text().required(), from: isoDate().required(), until: isoDate().required() }),
    }),
  },
  getFilePA: {
    input: shape({ ...ofCase, type: string().oneOf(pensionPrints, "error.badValue").required("error.required") }),
    output: shape({ ...outcome, name: text(), data: string() }),
  },
  setFilePA: {
    input: shape({
      ...ofCase,
      files: array(id().required()).min(1, "error.required").max(MAX_PAPERS, "error.papersMany").required("error.required"),
      verifier: id().required("error.required"),
      kind: string().oneOf(pensionPapers, "error.badValue").required("error.required"),
    }),
    output: answer,
  },
  sentAppOtp: { input: shape(ofCase), output: shape({ ...outcome, ...codeSent, sentTo: text() }) },
  setAppOtp: {
    input: shape({ ...ofCase, hash: id().required("error.required"), code: code(6)().required("error.required") }),
    output: shape({ ...outcome, attemptsLeft: whole() }),
  },
  getCheckAgreement: { input: shape(ofCase), output: status1C },
  getCheckKDP: { input: shape(ofCase), output: status1C },
  /** Who heads a legal entity and whose it is, numbers masked; `isHead`: it is who asks. */
  getOwners: {
    input: shape({ BIN: bin(text()).required("error.required") }),
    output: shape({
      ...outcome,
      head: shape({ name: text().required(), number: text().required() }).default(undefined).optional(),
      isHead: flag(),
      owners: listOf({ name: text().required(), number: text(), share: number().min(0).max(100) })
        .default(undefined)
        .optional(),
    }),
  },
  getJuridical: {
    input: shape({
      isLegal: flag().oneOf([true], "error.badValue").required("error.required"),
      UIN: bin().required("error.required"),
    }),
    output: shape({ ...outcome, item: juridical() }),
  },
};
