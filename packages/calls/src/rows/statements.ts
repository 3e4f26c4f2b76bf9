import { post } from "../call.ts";

const statement = { captcha: true, command: true } as const;
const guarded = { captcha: true } as const;

export const statements = {
  compliance: post("/compliance", { ...statement, anonymous: true }),
  status: post("/status", guarded),
  contractCheck: post("/contract/check", guarded),
  insurance: post("/insurance", statement),
  ombudsman: post("/ombudsman", statement),
  insuranceStatement: post("/insurance/statement", statement),
  // Who is paid names an account once a claim was accepted, and again where the bank sent money back.
  claimAccount: post("/insurance/account", statement),
  // The person who reported an event or claimed withdraws it while nothing is decided.
  claimWithdraw: post("/insurance/withdraw", statement),
  // The person who is owed asks once for a review of a refusal.
  claimReview: post("/insurance/review", statement),
  // The claimant sends what their claim lacks.
  claimFiles: post("/insurance/files", statement),
  // The paper of a decided claim, for the person who claimed: what they are paid, or why it was refused.
  claimPaper: post("/insurance/paper", guarded),
  // What the customer sent of insured events and claims, and what of their contracts others did.
  userClaims: post("/user/claims", { auth: "customer" }),
  feedback: post("/feedback", statement),
  sendServiceQuality: post("/sendServiceQuality", { captcha: true, command: true }),
  sendSms: post("/sendSms", { ...guarded, flow: true }),
};
