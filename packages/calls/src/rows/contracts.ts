import { get, post } from "../call.ts";

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
};
