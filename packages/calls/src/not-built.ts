import type { CallName } from "./rows.ts";

/** Calls that no handler answers yet: the provider says 501. This list only shrinks. */
export const notBuilt = [
  // account
  
  

  // contracts
  // pension
  "getPersonPKB", "getPersonPA", "getClientPensInf", "getClientPensInfManager", "createApplicationPens", "createContractPens",
  "getPaHash", "setApprovalApp", "getApprovalSheetValid", "getFilePA", "setFilePA", "getPersonAgreements", "setPersonAgreements",
  "setConsent", "checkConsent", 
  "sentAppOtp", "setAppOtp", "getCheckAgreement", "getCheckKDP",
  // applications
  // reception
  "employeeStatus", "getEmployeeReception", "getEmployeeReceptionData", "setEmployeeReceptionData", "sendEmployeeReception",
  "digitalDocSendSms", "digitalDocConfirmSms",
] as const satisfies readonly CallName[];

export type NotBuilt = (typeof notBuilt)[number];
export type Built = Exclude<CallName, NotBuilt>;
export const isBuilt = (name: CallName): name is Built => !notBuilt.some((other) => other === name);
