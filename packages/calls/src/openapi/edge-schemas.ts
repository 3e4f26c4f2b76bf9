import type { Json } from "./rule-words.ts";

const text = (description?: string): Json => ({ type: "string", ...(description !== undefined && { description }) });
const base64 = (description: string): Json => text(`${description} In base64.`);
const listOf = (items: Json, description?: string): Json => ({ type: "array", items, ...(description !== undefined && { description }) });
const answer = (description: string): Json => ({ type: "string", enum: ["good", "bad", "unknown"], description });
const moment = (description: string): Json => text(`${description} ISO 8601 in UTC.`);
const reasons = listOf(text(), "Why not, by stable codes.");

/** What the edge takes and answers itself: no back office sees it, so that no row of the table has its schema. */
export const edgeSchemas: Readonly<Record<string, Json>> = {
  CaptchaChallenge: {
    type: "object",
    description: "Work for the browser (ALTCHA). Its solution, in base64, is sent as `captcha` with the call that asks for one.",
    required: ["parameters", "signature"],
    properties: {
      parameters: {
        type: "object",
        required: ["algorithm", "expiresAt"],
        properties: {
          algorithm: text("How the work is done."),
          expiresAt: { type: "integer", description: "Seconds since 1970 until which a solution is taken." },
        },
      },
      signature: text("By which the edge knows its own challenge again."),
    },
  },
  TrustedAuthorities: {
    type: "object",
    description: "Whom to believe, for a page that checks a file itself and sends it nowhere.",
    required: ["anchors", "intermediates", "crls"],
    properties: {
      anchors: listOf(base64("A certificate of a root authority.")),
      intermediates: listOf(base64("A certificate of an authority below it.")),
      crls: listOf(base64("A list of revoked certificates.")),
    },
  },
  SignedCms: {
    type: "object",
    description: "A signed document as a CMS, with what was signed where the signature is detached.",
    required: ["cms"],
    properties: {
      cms: base64("The CMS, or its PEM."),
      data: base64("What was signed."),
      at: moment("Of which time the verdict is; the present where it is left out."),
    },
  },
  SignedXml: {
    type: "object",
    description: "A signed document as XML.",
    required: ["xml"],
    properties: { xml: text("The XML as its text."), data: base64("What was signed."), at: moment("Of which time the verdict is.") },
  },
  Verdict: {
    type: "object",
    description: "What is to be thought of a signed document.",
    required: ["verdict", "reasons", "signers"],
    properties: {
      verdict: answer("Good only if every signature is good in all five answers."),
      reasons,
      contentHash: text("SHA-256 of what was signed, in hexadecimal."),
      signers: listOf({ $ref: "#/components/schemas/SignerVerdict" }),
    },
  },
  SignerVerdict: {
    type: "object",
    required: ["signature", "trust", "time", "revocation", "purpose", "reasons"],
    properties: {
      subject: { $ref: "#/components/schemas/CertificateSubject" },
      iin: text("Individual identification number of who signed, twelve digits."),
      bin: text("Business identification number of whom they signed for, twelve digits."),
      certificate: { $ref: "#/components/schemas/CertificateSummary" },
      signature: answer("Whether this content was signed by the key of this certificate."),
      trust: answer("Whether the certificate leads to a pinned authority."),
      time: answer("Whether the certificates were valid at the proved time, or else at the time of the check."),
      revocation: answer("Whether authentic lists or responses know of no revocation."),
      purpose: answer("Whether the key is for signing documents. One for signing in (AUTH), for a website or of an authority is not."),
      reasons,
      provedTime: moment("When it was signed, by a timestamp that is right and trusted."),
      claimedTime: moment("When it was signed, as the signer says, who may say anything."),
    },
  },
  CertificateSubject: {
    type: "object",
    required: ["name"],
    properties: { name: text("Surname and first name, as they stand in the certificate."), organisation: text(), email: text() },
  },
  CertificateSummary: {
    type: "object",
    required: ["serialNumber", "issuer", "notBefore", "notAfter", "keyUse"],
    properties: {
      serialNumber: text(),
      issuer: text("Who issued it."),
      notBefore: moment("From when it is valid."),
      notAfter: moment("Until when it is valid."),
      keyUse: { type: "string", enum: ["signing", "authentication", "both", "other"] },
    },
  },
  Vitals: {
    type: "object",
    description: "How fast a page was (Core Web Vitals), in milliseconds but for CLS, which has no unit.",
    required: ["route", "metrics"],
    properties: {
      route: text("The name of the page's route, never its address."),
      metrics: {
        type: "object",
        properties: Object.fromEntries(
          ["CLS", "FCP", "INP", "LCP", "TTFB"].map((name) => [name, { type: "number", minimum: 0, maximum: 60_000 }]),
        ),
      },
    },
  },
  CspReport: {
    description: "What a page's policy kept a browser from doing: a report of `report-uri`, or a list of the Reporting API.",
    type: ["object", "array"],
  },
};
