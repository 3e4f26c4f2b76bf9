import { maxBody, post } from "../call.ts";

const errorsList = { auth: "customer", command: true, onFailure: "errorBody", maxBody: maxBody.form } as const;
// An application sends an SMS, as the worksheet does: it asks for a captcha too.
const vms = { auth: "customer", command: true, onFailure: "rethrow", maxBody: maxBody.form } as const;

export const applications = {
  createApplication: post("/createApplication", { ...errorsList, captcha: true }),
  createSenimApplication: post("/createSenimApplication", { ...errorsList, captcha: true }),
  createSenimContract: post("/createSenimContract", errorsList),
  createApplicationVms: post("/createApplicationVms", { ...vms, captcha: true }),
  createContractVms: post("/createContractVms", vms),
  // A non-resident's client record is made while they register, before there is an account.
  createClientVms: post("/createClientVms", { captcha: true, command: true, flow: true, onFailure: "rethrow", maxBody: maxBody.form }),
  // The answer to what an underwriter or a rule asked about an application.
  answerUnderwriter: post("/user/applications/answer", { auth: "customer", command: true }),
  // Its customer has thought better of it, before anything was ordered.
  withdrawApplication: post("/user/applications/withdraw", { auth: "customer", command: true }),
  // Its price holds no more: the same answers at today's price.
  renewApplication: post("/user/applications/renew", { auth: "customer", command: true }),
  sendFiles: post("/sendFiles", { auth: "customer", command: true, onFailure: "rethrow" }),
  userApplications: post("/user/applications/", { auth: "customer" }),
};
