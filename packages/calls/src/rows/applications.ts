import { maxBody, post } from "../call.ts";

const errorsList = { auth: "customer", command: true, onFailure: "errorBody", maxBody: maxBody.form } as const;
const vms = { auth: "customer", command: true, onFailure: "rethrow", maxBody: maxBody.form } as const;

export const applications = {
  createApplication: post("/createApplication", errorsList),
  createSenimApplication: post("/createSenimApplication", errorsList),
  createSenimContract: post("/createSenimContract", errorsList),
  createApplicationVms: post("/createApplicationVms", vms),
  createContractVms: post("/createContractVms", vms),
  // A non-resident's client record is made while he registers, before there is an account.
  createClientVms: post("/createClientVms", { captcha: true, command: true, flow: true, onFailure: "rethrow", maxBody: maxBody.form }),
  // What an underwriter or a rule asked of an application.
  answerUnderwriter: post("/user/applications/answer", { auth: "customer", command: true }),
};
