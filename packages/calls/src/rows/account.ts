import { get, maxBody, post } from "../call.ts";

/** A stranger's call that costs an SMS, guesses a code or tells who is registered. */
const guarded = { captcha: true } as const;
/** The same, in the conversation of one browser. */
const inFlow = { ...guarded, flow: true } as const;
/** One's own account, in any role. */
const own = { auth: "account" } as const;

/** What one has agreed to with the insurer. */
const customers = { auth: "customer" } as const;

export const account = {
  checkRegister: post("/checkRegister", { ...inFlow, onFailure: "errorBody" }),
  register: post("/register", inFlow),
  registerStepOne: post("/registerStepOne", inFlow),
  registerStepThree: post("/registerStepThree", inFlow),
  smsCheckRegister: post("/smsCheckRegister", inFlow),
  smsCheckRegisterStepTwo: post("/smsCheckRegisterStepTwo", inFlow),
  forgotPassword: post("/forgotPassword", inFlow),
  forgotPasswordCode: post("/forgotPasswordCode", inFlow),
  changePassword: post("/changePassword", { ...own, captcha: true, device: true }),
  changeEmail: post("/changeEmail", own),
  changePhone: post("/changePhone", own),
  userUpdate: post("/userUpdate", own),
  registerNonResident: post("/registerNonResident", inFlow),
  authLogin: post("/authLogin", guarded),
  // A right signature whose owner has no account yet lets this browser open one.
  getAuthLogin: post("/getAuthLogin", { ...inFlow, maxBody: maxBody.form }),
  getPersonData: post("/getPersonData", own),
  // The catalogue states no policy; the modal shows the server's message, so the error body is kept.
  login: post("/api/login", { ...guarded, device: true, onFailure: "errorBody" }),
  logout: post("/api/logout", own),
  user: get("/api/user", own),
  // The link alone does nothing, mail scanners open links: a press on its page does.
  notMe: post("/notMe", guarded),
  // What the customer has agreed to, and takes back: "My details" asks.
  getPersonAgreements: post("/getPersonAgreements", customers),
  setPersonAgreements: post("/setPersonAgreements", { ...customers, command: true }),
  getConsentText: post("/getConsentText", inFlow),
  // Asked without a code it sends one, with a code it is given.
  setConsent: post("/setConsent", { ...customers, command: true }),
  // No command: a signature is verified by what authorities answer meanwhile, and no transaction waits for them. A consent is given only once anyway.
  signConsent: post("/signConsent", { ...customers, maxBody: maxBody.form }),
  // Of who is signed in, for the cabinet's list of what waits: a stranger could ask by it who has dealings with the insurer.
  checkConsent: post("/checkConsent", customers),
  sendSmsOtp: post("/sendSmsOtp", { ...inFlow, onFailure: "rethrow" }),
  setConsentOtp: post("/setConsentOtp", { ...inFlow, onFailure: "rethrow", maxBody: maxBody.consent }),
};
