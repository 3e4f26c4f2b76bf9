import { get, maxBody, post } from "../call.ts";

const own = { auth: "customer" } as const;
/** Sends an SMS at the customer's expense of patience and ours of money. */
const sendsCode = { ...own, captcha: true } as const;

export const contracts = {
  getContractInfo: get("/getContractInfo"),
  calcCancel: post("/contract/calcCancel", { ...own, onFailure: "errorBody" }),
  calcCancelSendSms: post("/contract/calcCancel/sendSMS", { ...sendsCode, command: true }),
  calcCancelSendSmsRepeat: post("/contract/calcCancel/sendSMS/repeat", sendsCode),
  calcCancelVerifyId: post("/contract/calcCancel/verifyID", own),
  cancelContract: post("/contract/cancel", { ...own, command: true }),
  calcChangeVerifyId: post("/contract/calcChange/verifyID", own),
  calcChange: post("/contract/calcChange", own),
  changeContract: post("/contract/change", { ...own, command: true }),
  maturity: post("/contract/maturity", { ...own, onFailure: "errorBody" }),
  maturitySendSms: post("/contract/maturity/sendSMS", { ...sendsCode, command: true }),
  maturitySendSmsRepeat: post("/contract/maturity/sendSMS/repeat", sendsCode),
  maturityConfirm: post("/contract/maturity/confirm", { ...own, command: true }),
  sendSmsWithoutAuth: post("/contract/sendSMSWithoutAuth", { captcha: true, onFailure: "errorBody" }),
  redemptions: post("/user/contracts/redemptions", own),
  paymentSchedule: post("/user/contracts/paymentSchedule", own),
  beneficiary: post("/user/contracts/beneficiary", own),
  payments: post("/user/contracts/payments", own),
  postTerminationAgreement: post("/postTerminationAgreement", { ...own, command: true, onFailure: "rethrow" }),
  getContractDocuments: post("/getContractDocuments", { ...own, onFailure: "rethrow" }),
  contractDocument: get("/user/contracts/document", { ...own, onFailure: "rethrow" }),
  getAdditionalAgreement: post("/getAdditionalAgreement", own),
  postAdditionalAgreement: post("/postAdditionalAgreement", { ...own, command: true }),
  changeWorksheet: post("/contract/calcChange/worksheet", {
    ...sendsCode,
    command: true,
    onFailure: "serviceError",
    maxBody: maxBody.form,
  }),
  changeWorksheetRepeat: post("/contract/calcChange/worksheet/repeat", { ...sendsCode, onFailure: "serviceError" }),
  // A policy's premiums that are charged to a saved card as they fall due.
  autopay: post("/user/contracts/autopay", { ...own, onFailure: "serviceError" }),
  autopayCard: post("/user/contracts/autopay/card", { ...own, onFailure: "serviceError" }),
  autopayOn: post("/user/contracts/autopay/on", { ...own, onFailure: "errorBody" }),
  autopayOff: post("/user/contracts/autopay/off", { ...own, command: true, onFailure: "serviceError" }),
  userContracts: post("/user/contracts/", own),
};
