import { get, maxBody, post } from "../call.ts";

/** A stranger's call that costs an SMS, guesses a code or tells who is registered. */
const guarded = { captcha: true } as const;
const own = { auth: "customer" } as const;

export const account = {
  checkRegister: post("/checkRegister", { ...guarded, onFailure: "errorBody" }),
  register: post("/register", guarded),
  registerStepOne: post("/registerStepOne", guarded),
  registerStepThree: post("/registerStepThree", guarded),
  smsCheckRegister: post("/smsCheckRegister", guarded),
  smsCheckRegisterStepTwo: post("/smsCheckRegisterStepTwo", guarded),
  forgotPassword: post("/forgotPassword", guarded),
  forgotPasswordCode: post("/forgotPasswordCode", guarded),
  changePassword: post("/changePassword", { ...own, captcha: true }),
  changeEmail: post("/changeEmail", own),
  changePhone: post("/changePhone", own),
  userUpdate: post("/userUpdate", own),
  registerNonResident: post("/registerNonResident", guarded),
  authLogin: post("/authLogin", guarded),
  getAuthLogin: post("/getAuthLogin", { ...guarded, maxBody: maxBody.form }),
  getPersonData: post("/getPersonData", own),
  // The catalogue states no policy; the modal shows the server's message, so the error body is kept.
  login: post("/api/login", { ...guarded, onFailure: "errorBody" }),
  logout: post("/api/logout", own),
  user: get("/api/user", own),
};
