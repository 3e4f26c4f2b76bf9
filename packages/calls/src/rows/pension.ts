import { maxBody, post } from "../call.ts";

const own = { auth: "customer" } as const;
/** Consents are also given while a non-resident registers, before there is an account. */
const guarded = { captcha: true } as const;
const inFlow = { ...guarded, flow: true } as const;

export const pension = {
  getPersonPKB: post("/getPersonPKB", own),
  getPersonPA: post("/getPersonPA", own),
  // What an annuity would give is told before anybody says who they are.
  getClientPensInf: post("/getClientPensInf"),
  getClientPensInfManager: post("/getClientPensInfManager", { auth: "manager" }),
  createApplicationPens: post("/createApplicationPens", { ...own, command: true, onFailure: "errorBody", maxBody: maxBody.form }),
  createContractPens: post("/createContractPens", { ...own, command: true, onFailure: "errorBody", maxBody: maxBody.form }),
  getPaHash: post("/getPaHash", own),
  setApprovalApp: post("/setApprovalApp", { ...own, command: true }),
  getApprovalSheetValid: post("/getApprovalSheetValid", own),
  getFilePA: post("/getFilePA", own),
  setFilePA: post("/setFilePA", { ...own, command: true }),
  // What the customer has agreed to, and takes back: "My details" asks.
  getPersonAgreements: post("/getPersonAgreements", own),
  setPersonAgreements: post("/setPersonAgreements", { ...own, command: true }),
  getConsentText: post("/getConsentText", inFlow),
  getAdditionalAgreement: post("/getAdditionalAgreement", own),
  postAdditionalAgreement: post("/postAdditionalAgreement", { ...own, command: true }),
  // Asked without a code it sends one, with a code it is given.
  setConsent: post("/setConsent", { ...own, command: true }),
  // No command: a signature is judged by what authorities answer meanwhile, and no transaction waits for them. A consent stands once by itself.
  signConsent: post("/signConsent", { ...own, maxBody: maxBody.form }),
  // Of who is signed in, for the cabinet's list of what waits: a stranger could ask by it who has dealings with the insurer.
  checkConsent: post("/checkConsent", own),
  sendSmsOtp: post("/sendSmsOtp", { ...inFlow, onFailure: "rethrow" }),
  setConsentOtp: post("/setConsentOtp", { ...inFlow, onFailure: "rethrow", maxBody: maxBody.consent }),
  sentAppOtp: post("/sentAppOtp", { ...own, captcha: true, onFailure: "rethrow" }),
  setAppOtp: post("/setAppOtp", { ...own, onFailure: "rethrow" }),
  getCheckAgreement: post("/getCheckAgreement", own),
  getCheckKDP: post("/getCheckKDP", own),
  sendFiles: post("/sendFiles", { ...own, command: true, onFailure: "rethrow" }),
  // Of who is signed in: a stranger could ask by it whose documents were lost.
  checkPassport: post("/checkPassport", { ...own, ...guarded, onFailure: "rethrow" }),
  getOwners: post("/getOwners", { ...own, onFailure: "rethrow" }),
  getJuridical: post("/getJuridical", { ...own, onFailure: "rethrow" }),
};
