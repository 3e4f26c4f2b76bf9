import { maxBody, post } from "../call.ts";

const own = { auth: "customer" } as const;
/** Consents are also given while a non-resident registers, before there is an account. */

export const pension = {
  getPersonPKB: post("/getPersonPKB", own),
  getPersonPA: post("/getPersonPA", own),
  // What an annuity would pay is shown before visitors say who they are.
  getClientPensInf: post("/getClientPensInf"),
  getClientPensInfManager: post("/getClientPensInfManager", { auth: "manager" }),
  createApplicationPens: post("/createApplicationPens", { ...own, command: true, onFailure: "errorBody", maxBody: maxBody.form }),
  createContractPens: post("/createContractPens", { ...own, command: true, onFailure: "errorBody", maxBody: maxBody.form }),
  getPaHash: post("/getPaHash", own),
  setApprovalApp: post("/setApprovalApp", { ...own, command: true }),
  getApprovalSheetValid: post("/getApprovalSheetValid", own),
  getFilePA: post("/getFilePA", own),
  setFilePA: post("/setFilePA", { ...own, command: true }),
  sentAppOtp: post("/sentAppOtp", { ...own, captcha: true, onFailure: "rethrow" }),
  setAppOtp: post("/setAppOtp", { ...own, onFailure: "rethrow" }),
  getCheckAgreement: post("/getCheckAgreement", own),
  getCheckKDP: post("/getCheckKDP", own),
  getOwners: post("/getOwners", { ...own, onFailure: "rethrow" }),
  getJuridical: post("/getJuridical", { ...own, onFailure: "rethrow" }),
};
