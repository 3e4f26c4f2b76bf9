import { array, string } from "yup";
import { flag, id, listOf, outcome, shape, text, whole } from "../shapes/shape.ts";

const base64 = () => string();
const documentOf = shape({ GUID: id().required("error.required"), type: id().required("error.required") });

/** The digest of a random value that only the browser keeps; the value shows that the same browser began and ends. */
const challengeShape = { challenge: text().matches(/^[A-Za-z0-9_-]{43}$/, "error.badValue") };
const held = { nonce: id().required("error.required"), verifier: id().required("error.required") };
/** `device` is for the edge alone, which keeps it in a cookie of the browser; beside the token nothing of it reaches a page. */
const authorization = { Authorization: shape({ token: text().required(), device: text() }).default(undefined).optional() };
/** Stable names of what is wrong with a signature; `message` says it in the reader's language. */
const reason = { reason: text() };
const answers = ["good", "bad", "unknown"] as const;

const signer = {
  name: text().defined(),
  /** Hidden but for its ends: a link to a signed document may be in many hands. */
  iin: text().defined(),
  bin: text().defined(),
  organisation: text().defined(),
  role: text().defined(),
  signedAt: text().required(),
  /** Whether a trusted timestamp proves it. */
  proved: flag().required(),
  issuer: text().defined(),
  serialNumber: text().defined(),
  validFrom: text().defined(),
  validTo: text().defined(),
  signature: text().oneOf(answers).required(),
  trust: text().oneOf(answers).required(),
  time: text().oneOf(answers).required(),
  revocation: text().oneOf(answers).required(),
  reasons: array(text().required()).required(),
  /** The same in sentences of the reader's language. */
  notes: array(text().required()).required(),
};
const document = {
  type: id().required(),
  name: text().required(),
  pages: whole().required(),
  size: whole().required(),
  /** Of the file's bytes, in hexadecimal. */
  sha256: text().required(),
  streebog: text().required(),
  /** By the asking party. */
  signed: flag().required(),
  signers: listOf(signer),
};
const request = {
  GUID: id().required(),
  title: text().required(),
  state: text().oneOf(["waiting", "partly", "signed", "expired"]).required(),
  createdAt: text().required(),
  deadline: text().required(),
  /** Whether the asking customer is one of those who sign. */
  own: flag().required(),
  /** The contract is theirs though they sign nothing: a foreigner without a number reads its papers and the insurer's signatures. */
  holder: flag(),
  /** They sign for a legal entity, by its application. */
  forCompany: flag(),
  parties: listOf({
    role: text().required(),
    name: text().required(),
    iin: text().defined(),
    signedAt: text().nullable().defined(),
    you: flag().required(),
  }),
  documents: listOf(document),
};

const signed = shape({ ...outcome, ...reason, request: shape(request).default(undefined).optional() });

export const signing = {
  checkSign: { input: documentOf, output: shape({ ...outcome, verdict: text().oneOf(answers), signers: listOf(signer) }) },
  /** What a signature is of: the file itself; for `sheet` the sheet that shows who signed, for `evidence` an archive with all that proves it. */
  getDecryption: { input: documentOf, output: shape({ ...outcome, name: text(), type: text(), data: base64() }) },
  /** The signatures of a document as files. */
  cmsDataInfo: {
    input: documentOf,
    output: shape({ ...outcome, files: listOf({ name: text().required(), data: base64().required() }), signers: listOf(signer) }),
  },
  egovQrInit: {
    /** With a `GUID` the code signs the documents of that request, without one it signs in. */
    input: shape({ ...challengeShape, GUID: id(), captcha: text() }),
    /** The launch links open the signing application of a person or of a legal entity on the phone itself. */
    output: shape({
      ...outcome,
      /** The picture of the code as a data address. */
      value: string(),
      dataURL: text(),
      nonce: text(),
      expiresAt: text(),
      now: text(),
      eGovMobileLaunchLink: text(),
      eGovBusinessLaunchLink: text(),
      /** The phone that a link may be sent to, hidden but for its end: of a code that signs documents. */
      linkPhone: text(),
    }),
  },
  sendLaunchLink: {
    input: shape(held),
    /** The phone that it was sent to, hidden but for its end. */
    output: shape({ phone: text().required() }),
  },
  egovQrSetData: {
    input: shape({ dataUrl: text().required("error.required"), ...held }),
    output: shape({ ...outcome, state: text().oneOf(["waiting", "scanned", "expired"]), signUrl: text() }),
  },
  egovQrGetData: {
    input: shape({ signUrl: text().required("error.required"), ...held }),
    output: shape({
      ...outcome,
      ...reason,
      state: text().oneOf(["waiting", "signed", "cancelled", "expired", "refused"]),
      user: shape({ iin: text() }).default(undefined).optional(),
      request: shape(request).default(undefined).optional(),
      ...authorization,
    }),
  },
  /** Signatures of one's own under the documents of a request, each a detached CMS. */
  egovVerify: {
    input: shape({
      GUID: id().required("error.required"),
      signatures: array(shape({ type: id().required("error.required"), cms: base64().required("error.required") }).required())
        .max(20, "error.tooLong")
        .required("error.required"),
    }),
    output: signed,
  },
  /** Without a GUID: what waits for the signature of who is signed in. */
  checkSignedByGuid: {
    input: shape({ GUID: id() }),
    output: shape({
      ...outcome,
      request: shape(request).default(undefined).optional(),
      requests: array(shape(request).required()).default(undefined).optional(),
    }),
  },
};

/** Login by a signature: a nonce of the back office, signed by a key whose owner has an account. */
export const signatureLogin = {
  authLogin: { input: shape({ ...challengeShape, captcha: text() }), output: shape({ ...outcome, nonce: text(), expiresAt: text() }) },
  getAuthLogin: {
    input: shape({ ...held, signature: base64().required("error.required"), captcha: text() }),
    output: shape({ ...outcome, ...reason, user: shape({ iin: text() }).default(undefined).optional(), ...authorization }),
  },
};
