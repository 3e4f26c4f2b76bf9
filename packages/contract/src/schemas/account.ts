import { string } from "yup";
import { code, flag, iin, nothing, open, outcome, phone, shape, text } from "./shape.ts";

/** A password is never trimmed and never shortened. */
const password = () => string().max(1_024, "error.tooLong");
const person = { iin: iin(), id_number: text() };
const captcha = { captcha: text() };
const registration = {
  ...person,
  password: password().required("error.required"),
  password_repeat: password().required("error.required"),
  email: text().email("error.email").required("error.required"),
  name: text().required("error.required"),
  surname: text().required("error.required"),
  patronymic: text(),
  lang: text(),
  phone: phone().required("error.required"),
  ...captcha,
};
const smsCheck = shape({ ...person, phone: phone().required("error.required"), sms: code(4).required("error.required"), ...captcha });
const answer = shape(outcome);

export const account = {
  checkRegister: { input: shape({ ...person, phone: phone().required("error.required"), ...captcha }), output: answer },
  register: { input: shape(registration), output: answer },
  registerStepOne: { input: shape(registration), output: answer },
  registerStepThree: { input: shape(registration), output: answer },
  smsCheckRegister: { input: smsCheck, output: answer },
  smsCheckRegisterStepTwo: { input: smsCheck, output: answer },
  forgotPassword: { input: shape({ phone: phone().required("error.required"), ...captcha }), output: answer },
  forgotPasswordCode: {
    input: shape({ phone: phone().required("error.required"), sms: code(4).required("error.required"), ...captcha }),
    output: shape({ ...outcome, Authorization: shape({ token: text().required() }).default(undefined).optional() }),
  },
  changePassword: {
    input: shape({ password: password().required("error.required"), password_repeat: password().required("error.required"), ...captcha }),
    output: answer,
  },
  changeEmail: { input: open, output: answer },
  changePhone: { input: open, output: answer },
  userUpdate: { input: open, output: answer },
  registerNonResident: {
    input: shape({ ...registration, registered: text(), resident: text(), client_guid: text() }),
    output: answer,
  },
  authLogin: { input: nothing, output: shape({ ...outcome, nonce: text() }) },
  getAuthLogin: {
    input: shape({ nonce: text().required("error.required"), signature: string().required("error.required") }),
    output: shape({
      ...outcome,
      user: shape({ iin: text() }).default(undefined).optional(),
      Authorization: shape({ token: text().required() }).default(undefined).optional(),
    }),
  },
  getPersonData: { input: open, output: open },
  login: {
    input: shape({ ...person, password: password().required("error.required").min(2, "error.required"), ...captcha }),
    output: shape({ ...outcome, Authorization: shape({ token: text().required() }).default(undefined).optional() }),
  },
  logout: { input: nothing, output: answer },
  user: {
    input: nothing,
    output: shape({
      user: shape({
        id: text().required(),
        name: text().required(),
        surname: text().required(),
        patronymic: text().defined(),
        resident: flag().required(),
        id_number: text().defined(),
        iin: text().defined(),
        phone: text().required(),
        email: text().required(),
        birth_date: text().required(),
        role: text().oneOf(["customer", "employee", "manager"]).required(),
      }).required(),
      /** Added by the edge: the request token of this session (docs/decisions/002-session.md). */
      Authorization: shape({ token: text().required() }).default(undefined).optional(),
    }),
  },
};
