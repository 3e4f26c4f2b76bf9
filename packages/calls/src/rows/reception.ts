import { get, maxBody, post } from "../call.ts";

const staff = { auth: "employee" } as const;

export const reception = {
  // The catalogue puts the IIN into the address; from the browser it travels in a body.
  employeeStatus: get("/employee/status", { ...staff, browserMethod: "POST" }),
  getEmployeeReception: post("/getEmployeeReception", staff),
  getEmployeeReceptionData: post("/getEmployeeReceptionData", staff),
  setEmployeeReceptionData: post("/setEmployeeReceptionData", { ...staff, command: true, maxBody: maxBody.form }),
  sendEmployeeReception: post("/sendEmployeeReception", { ...staff, command: true }),
  digitalDocSendSms: post("/digitalDocSendSms", { ...staff, captcha: true }),
  digitalDocConfirmSms: post("/digitalDocConfirmSms", staff),
  // The customer goes: what is open of them closes at once.
  leaveReception: post("/employee/reception/leave", { ...staff, command: true }),
  workItem: post("/employee/cases/item", staff),
  // The bytes of a paper of a case, for who decides it; each look is in the log.
  workFile: post("/employee/cases/file", staff),
  decideWork: post("/employee/cases/decide", { ...staff, command: true }),
  // Which contract a report is about, where whoever reported does not know its number: looked for, and said.
  reportContracts: post("/employee/cases/contracts", staff),
  linkReport: post("/employee/cases/contract", { ...staff, command: true }),
  // A medical expert is shown one claim, and writes what they find in its papers.
  askOpinion: post("/employee/cases/opinion/ask", { ...staff, command: true }),
  giveOpinion: post("/employee/cases/opinion/give", { ...staff, command: true }),
  staffLog: post("/employee/log", staff),
  // What a supervisor watches of claims, and the claims of a year one by one, for accounting.
  claimFigures: post("/employee/claims/figures", staff),
  claimJournal: post("/employee/claims/journal", staff),
};
