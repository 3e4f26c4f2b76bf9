import { get, maxBody, post } from "../call.ts";

const own = { auth: "customer", onFailure: "serviceError" } as const;
const worksheet = { ...own, captcha: true, command: true, maxBody: maxBody.form } as const;

export const purchase = {
  worksheet: post("/worksheet", worksheet),
  // Answers not sent yet: kept with the account, so that another device can continue with them.
  worksheetDraft: post("/worksheet/draft", { auth: "customer", maxBody: maxBody.form }),
  pay: post("/pay", { ...own, command: true }),
  codeCheck: post("/codeCheck", { auth: "customer", onFailure: "errorBody" }),
  sendCodeRepeat: post("/sendCodeRepeat", { ...own, captcha: true }),
  // A relative or an employer pays another's policy without an account.
  polis: post("/polis", { captcha: true, command: true, onFailure: "serviceError" }),
  polisAndSign: post("/polisAndSign", { captcha: true, command: true, onFailure: "serviceError" }),
  payContract: post("/user/contracts/pay", { ...own, command: true }),
  // What a matured policy owes its owner pays the premium of another.
  payFromPolicy: post("/user/contracts/payFromPolicy", { ...own, command: true }),
  // A legal entity pays by a transfer: what its accountant needs for it.
  invoice: get("/user/invoice", { auth: "customer", onFailure: "rethrow" }),
  // No Idempotency-Key: the body's own pair (hash, attempt) is unique, and asking again answers the present state
  // (docs/decisions/003-qr-pay-is-idempotent-by-its-body.md).
  kaspiQrPay: post("/kaspi-qr-pay", { onFailure: "rethrow" }),
  // To the phone of the account alone: nobody has to aim a camera.
  sendPayLink: post("/user/sendPayLink", { auth: "customer", onFailure: "rethrow" }),
  // Of who is signed in: a stranger could ask by it whose documents were lost.
  checkPassport: post("/checkPassport", { ...own, captcha: true, onFailure: "rethrow" }),
};
