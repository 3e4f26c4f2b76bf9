import { array, number, string } from "yup";
import { agreement } from "../shapes/contract-change.ts";
import { juridical } from "../shapes/juridical.ts";
import { answer, codeSent, created, flag, id, listOf, open, outcome, shape, text, whole } from "../shapes/shape.ts";
import { bin, code, documentNumber, isoDate, phone } from "../validators.ts";
import { documentStandings, MOST_PAPERS, paperKinds } from "../vocabulary.ts";

/** Agreement and KDP checks answer what the back office says of the document. */
const status1C = shape({ ...outcome, status_1C: text() });
const base64 = () => string();
const otpRequest = shape({
  PhoneNumber: phone().required("error.required"),
  ClientGUID: id().required("error.required"),
  TypeOTP: text().required("error.required"),
  Email: text(),
});
const otpAnswer = shape({
  PhoneNumber: phone().required("error.required"),
  ClientGUID: id().required("error.required"),
  TypeOTP: text().required("error.required"),
  ID: id().required("error.required"),
  ObjectGUID: id().required("error.required"),
  code: code(6)(),
  /** The consent's XML as it was shown, in base64. */
  file: base64().max(400_000, "error.tooLong"),
});
const otpSent = shape({ ...outcome, ...codeSent, data: shape({ ID: text().required() }).default(undefined).optional() });

export const pension = {
  getPersonPKB: { input: open, output: open },
  getPersonPA: { input: open, output: open },
  getClientPensInf: { input: open, output: open },
  getClientPensInfManager: { input: open, output: open },
  createApplicationPens: { input: open, output: created },
  createContractPens: { input: open, output: created },
  getPaHash: { input: open, output: shape({ ...outcome, hash: text() }) },
  setApprovalApp: { input: open, output: answer },
  getApprovalSheetValid: { input: open, output: open },
  getFilePA: { input: open, output: open },
  setFilePA: { input: open, output: answer },
  getPersonAgreements: { input: open, output: open },
  setPersonAgreements: { input: open, output: answer },
  getConsentText: {
    input: shape({ type: text().required("error.required"), ClientGUID: id().required("error.required") }),
    /** `ObjectGUID` names this text as shown to this client: what is then agreed to. */
    output: shape({ ...outcome, data_xml: string(), ObjectGUID: text() }),
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
  setConsent: { input: open, output: answer },
  checkConsent: { input: open, output: answer },
  sendSmsOtp: { input: otpRequest, output: otpSent },
  setConsentOtp: { input: otpAnswer, output: shape({ ...outcome, attemptsLeft: whole() }) },
  sentAppOtp: { input: open, output: otpSent },
  setAppOtp: { input: open, output: answer },
  getCheckAgreement: { input: open, output: status1C },
  getCheckKDP: { input: open, output: status1C },
  /**
   * Files that were sent before (`upload`), for an application by its id, or by the number of its order. `verifier` is the value whose digest
   * they were sent with.
   */
  sendFiles: {
    input: shape({
      number: id().required("error.required"),
      files: array(id().required()).min(1, "error.required").max(MOST_PAPERS, "error.papersMany").required("error.required"),
      verifier: id().required("error.required"),
      kind: string().oneOf(paperKinds, "error.badValue"),
    }),
    output: answer,
  },
  /** How an identity document of who asks stands in the state's register. */
  checkPassport: {
    input: shape({
      document_number: documentNumber(text().trim().uppercase()).required("error.required"),
      document_date: isoDate(),
    }),
    output: shape({ ...outcome, standing: string().oneOf(documentStandings) }),
  },
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
