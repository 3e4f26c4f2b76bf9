import { consentObligations, consentTypes, consentStandings } from "../vocabulary.ts";
import { listOf, id, text, flag, outcome, codeSent, shape } from "./shape.ts";
import { isoDate, mobilePhone, code } from "../validators.ts";
import { string, array } from "yup";
export const base64 = () => string();
export const consentType = () => text().oneOf(consentTypes, "error.badValue");
export const obligation = {
  kind: string().oneOf(consentObligations).required(),
  /** What its owner knows it by. */
  name: text().required(),
  /** Of the contract, or the number of the statement; null where a list shows it. */
  id: text().nullable().defined(),
};
/** One thing that a customer agrees to: the wording in force, what it changed, and each time that they agreed. */
export const personAgreement = {
  type: consentType().required(),
  standing: string().oneOf(consentStandings).required(),
  version: text().required(),
  since: isoDate().required(),
  xml: string().required(),
  /** Names the bytes that were read; it is sent back with the code. */
  sha256: text().required(),
  changes: array(text().required()).required(),
  /** Whether the person may sign it by a key: they have an IIN, and signatures are verified here. */
  byKey: flag().required(),
  obligations: listOf(obligation),
  given: listOf({
    id: id().required(),
    version: text().required(),
    channel: text().required(),
    givenAt: text().required(),
    withdrawnAt: text().nullable().defined(),
    xml: string().required(),
  }),
};
export const otpRequest = shape({
  PhoneNumber: mobilePhone().required("error.required"),
  ClientGUID: id().required("error.required"),
  TypeOTP: text().required("error.required"),
  Email: text(),
});
export const otpAnswer = shape({
  PhoneNumber: mobilePhone().required("error.required"),
  ClientGUID: id().required("error.required"),
  TypeOTP: text().required("error.required"),
  ID: id().required("error.required"),
  ObjectGUID: id().required("error.required"),
  code: code(6)(),
  /** The consent's XML as it was shown, in base64. */
  file: base64().max(400_000, "error.tooLong"),
});
export const otpSent = shape({ ...outcome, ...codeSent, data: shape({ ID: text().required() }).default(undefined).optional() });
