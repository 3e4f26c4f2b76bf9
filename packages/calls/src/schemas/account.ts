import { consentStandings, readingWays } from "../vocabulary.ts";
import { personAgreement, base64, otpAnswer, otpSent, consentType, otpRequest, obligation } from "../shapes/consents.ts";
import { string } from "yup";
import { signatureLogin } from "./signing.ts";
import { answer, codeSent, flag, id, listOf, nothing, outcome, shape, text, whole } from "../shapes/shape.ts";
import { code, email, idNumber, iin, isoDate, mobilePhone, personName, surname } from "../validators.ts";

/** A password is never trimmed and never shortened. */
const password = () => string().max(1_024, "error.tooLong");
const newPassword = { password: password().required("error.required"), password_repeat: password().required("error.required") };
const person = { iin: iin(), id_number: idNumber(text()) };
const ownPhone = { phone: mobilePhone().required("error.required") };
const captcha = { captcha: text() };
const reading = () => string().oneOf(readingWays, "error.badValue");
const registration = {
  ...person,
  ...newPassword,
  email: email(text()).required("error.required"),
  name: personName(text()).required("error.required"),
  surname: surname(text()).required("error.required"),
  patronymic: personName(text()),
  lang: text(),
  ...ownPhone,
  ...captcha,
};
const smsCheck = shape({ ...person, ...ownPhone, sms: code(4)().required("error.required"), ...captcha });
/** `device` is for the edge alone, which keeps it in a cookie of the browser; beside the token nothing of it reaches a page. */
const authorization = { Authorization: shape({ token: text().required(), device: text() }).default(undefined).optional() };
/** A code was sent, and the hidden number or address it went to. */
const sent = { ...codeSent, sentTo: text() };
const codeWasSent = shape({ ...outcome, ...sent });
/** The owner has said that a change of a way to sign in was not theirs: revealed to a person who has shown the right password or code, and to nobody else. */
const frozen = { reason: text().oneOf(["frozen"]), frozenUntil: text() };
const codeChecked = shape({ ...outcome, attemptsLeft: whole(), ...authorization });
/**
 * Why nobody can register so: they are registered; the mobile citizens' base does not give the phone to them; accounts are opened by a
 * signature or by staff alone. `status` is empty with the last two: the modal then says what to do instead.
 */
const why = { reason: text().oneOf(["registered", "notInBase", "closed"]) };
const registered = shape({ ...outcome, ...why, ...authorization });

/**
 * First asked with the new value alone, which sends two codes; then again with both. Right after a sign-in by a key the new address alone is sent a code,
 * and `sentToOld` is absent.
 */
const codes = { requestID: id(), code_old: code(4)(), code_new: code(4)() };
const contactChanged = shape({ ...outcome, ...sent, requestID: text(), sentToOld: text(), attemptsLeft: whole() });

export const account = {
  checkRegister: {
    input: shape({ ...person, ...ownPhone, ...captcha }),
    output: shape({ ...outcome, ...why }),
  },
  register: {
    input: shape({ ...registration, registered: text(), resident: text(), client_guid: text() }),
    output: registered,
  },
  /** `changed`: no new code could be sent yet, and the previous one confirms the values of that time, not the present ones. */
  registerStepOne: { input: shape(registration), output: shape({ ...outcome, ...sent, ...why, changed: flag() }) },
  registerStepThree: { input: shape(registration), output: registered },
  smsCheckRegister: { input: smsCheck, output: codeChecked },
  smsCheckRegisterStepTwo: { input: smsCheck, output: shape({ ...outcome, ...why, attemptsLeft: whole(), ...authorization }) },
  forgotPassword: { input: shape({ ...ownPhone, ...captcha }), output: codeWasSent },
  forgotPasswordCode: {
    input: shape({ ...ownPhone, sms: code(4)().required("error.required"), ...captcha }),
    output: codeChecked.concat(shape(frozen)),
  },
  /** In the cabinet the current password is asked; after a recovery code, or right after a sign-in by a key, the session itself is the proof. */
  changePassword: {
    input: shape({ ...newPassword, current_password: password(), ...captcha }),
    output: shape({ ...outcome, ...authorization }),
  },
  changeEmail: { input: shape({ email: email(text()).required("error.required"), ...codes }), output: contactChanged },
  changePhone: { input: shape({ ...ownPhone, ...codes }), output: contactChanged },
  /** The language of messages; whether they are written to and never called; how they read what is sent to them; a session of their own to end; birth date and sex, once, where no register tells them. */
  userUpdate: {
    input: shape({
      lang: text().oneOf(["ru", "kk", "en"], "error.badValue"),
      inWriting: flag(),
      reading: reading(),
      endSession: id(),
      birth_date: isoDate(),
      sex: string().oneOf(["male", "female"] as const, "error.badValue"),
    }),
    output: answer,
  },
  registerNonResident: {
    input: shape({ ...registration, registered: text(), resident: text(), client_guid: text() }),
    output: registered,
  },
  ...signatureLogin,
  getPersonData: {
    input: nothing,
    output: shape({
      lang: text().required(),
      inWriting: flag().required(),
      reading: reading().required(),
      sessions: listOf({
        id: id().required(),
        device: text().defined(),
        startedAt: text().required(),
        seenAt: text().required(),
        current: flag().required(),
      }),
    }),
  },
  login: {
    /** With the code, where an answer has said that one is needed. */
    input: shape({ ...person, password: password().required("error.required").min(2, "error.required"), code: code(6)(), ...captcha }),
    /** Employees and managers are let in by the code alone that was sent to the phone of their account: `codeNeeded`, and no `Authorization` until then. */
    output: shape({ ...outcome, ...authorization, ...sent, ...frozen, codeNeeded: flag(), attemptsLeft: whole() }),
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
        /** Empty for a foreigner who registered by their document. */
        birth_date: text().defined(),
        /** Empty when nobody has given it. */
        sex: string().oneOf(["male", "female", ""] as const),
        /** Who says when the customer was born: a register, they themselves, or nobody but their IIN, which only suggests it. */
        born_by: string().oneOf(["register", "person", "iin", ""] as const),
        role: text().oneOf(["customer", "employee", "manager", "editor"]).required(),
        /** How they read what is sent to them: the site offers large letters by it. */
        reading: reading(),
        /** Until when the signature that opened this session stands for the present password, and for a code to the former phone or e-mail. */
        signed_until: text(),
      }).required(),
      /** Added by the edge: the request token of this session (docs/decisions/002-session.md). */
      ...authorization,
      /** Added by the edge: seconds until the session expires. */
      endsIn: whole(),
    }),
  },
  /** Links that are unknown, used or over get one answer: `linkOver`. */
  notMe: {
    input: shape({ token: text().required("error.required"), ...captcha }),
    output: shape({ ...outcome, reason: text().oneOf(["linkOver"]), frozenUntil: text() }),
  },
  getPersonAgreements: { input: nothing, output: shape({ agreements: listOf(personAgreement) }) },
  /** Takes a consent back; where something stands in the way, says what. */
  setPersonAgreements: {
    input: shape({
      type: consentType().required("error.required"),
      agree: flag().oneOf([false], "error.badValue").required("error.required"),
    }),
    output: shape({ ...outcome, obligations: listOf(obligation).default(undefined).optional() }),
  },
  getConsentText: {
    input: shape({ type: text().required("error.required"), ClientGUID: id().required("error.required") }),
    /** `ObjectGUID` names this text as shown to this client: what is then agreed to. */
    output: shape({ ...outcome, data_xml: string(), ObjectGUID: text() }),
  },
  /** Names the wording that was read: without a code it is sent, with the right one the consent is given. `given`: it stands. */ setConsent:
    {
      input: shape({
        type: consentType().required("error.required"),
        version: id().required("error.required"),
        sha256: id().required("error.required"),
        code: code(6)(),
      }),
      output: shape({ ...outcome, ...codeSent, given: flag().required(), sentTo: text(), attemptsLeft: whole() }),
    },
  /** The same by a detached CMS over the XML of the wording in UTF-8. */
  signConsent: {
    input: shape({
      type: consentType().required("error.required"),
      version: id().required("error.required"),
      sha256: id().required("error.required"),
      signature: base64().max(60_000, "error.tooLong").required("error.required"),
    }),
    output: shape({ ...outcome, given: flag().required() }),
  },
  checkConsent: {
    input: shape({ type: consentType().required("error.required") }),
    output: shape({ ...outcome, standing: string().oneOf(consentStandings).required(), version: text().required() }),
  },
  sendSmsOtp: { input: otpRequest, output: otpSent },
  setConsentOtp: { input: otpAnswer, output: shape({ ...outcome, attemptsLeft: whole() }) },
};
