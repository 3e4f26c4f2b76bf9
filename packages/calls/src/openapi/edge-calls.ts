import type { RefusalStatus } from "./refusals.ts";
import type { Json } from "./rule-words.ts";

/** A call that the edge answers itself, or an address of files that it makes of answers. */
export interface EdgeCall {
  readonly path: string;
  readonly method: "get" | "post";
  readonly name: string;
  readonly tag: "captcha" | "signatures" | "reports" | "files";
  readonly summary: string;
  readonly parameters?: readonly Json[];
  readonly body?: Json;
  readonly answers: Readonly<Record<string, Json>>;
  /** Refusals that say why; undefined where a refusal has no body, and stands among the answers. */
  readonly refusals?: readonly RefusalStatus[];
}

const json = (name: string, description: string, example: unknown): Json => ({
  description,
  content: { "application/json": { schema: { $ref: `#/components/schemas/${name}` }, example } },
});
const inPath = (name: string, pattern: string, example: string, description: string): Json => ({
  name,
  in: "path",
  required: true,
  description,
  schema: { type: "string", pattern },
  example,
});
const language = inPath("lang", "^(?:ru|kk|en)$", "kk", "The language of the file.");
const bytes = (type: string, description: string): Json => ({
  description,
  content: { [type]: { schema: { type: "string", format: "binary" } } },
});
/** Nothing waits for the answer to a report, so that none has a body. */
const nothing = {
  "204": { description: "Taken, or thrown away." },
  "403": { description: "It does not come from a page of the site." },
  "413": { description: "It is larger than 8 KiB." },
  "415": { description: "It is not of a type that browsers report in." },
};
const unchanged = { "304": { description: "Not changed since the ETag of `If-None-Match`." } };
const report = (type: string, name: string, example: unknown): Json => ({
  required: true,
  content: { [type]: { schema: { $ref: `#/components/schemas/${name}` }, example } },
});

const verdict = {
  verdict: "good",
  reasons: [],
  contentHash: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
  signers: [
    {
      subject: { name: "ВОЛКОВ ИЛЬЯ" },
      iin: "950719300175",
      certificate: {
        serialNumber: "5a1c",
        issuer: "Test CA",
        notBefore: "2026-01-01T00:00:00.000Z",
        notAfter: "2027-01-01T00:00:00.000Z",
        keyUse: "signing",
      },
      signature: "good",
      trust: "good",
      time: "good",
      revocation: "good",
      purpose: "good",
      reasons: [],
    },
  ],
};

/** What the edge answers without a row of the table. */
export const edgeCalls: readonly EdgeCall[] = [
  {
    path: "/api/captcha",
    method: "get",
    name: "captchaChallenge",
    tag: "captcha",
    summary: "Gives the browser something to solve.",
    answers: {
      "200": json("CaptchaChallenge", "A challenge that is good for two minutes and one call.", {
        parameters: { algorithm: "PBKDF2/SHA-256", expiresAt: 1_795_240_920 },
        signature: "c2lnbmF0dXJlLW9mLWFuLWV4YW1wbGU=",
      }),
    },
    refusals: [404],
  },
  {
    path: "/api/verify",
    method: "get",
    name: "trustedAuthorities",
    tag: "signatures",
    summary: "Tells a page whom to believe, so that it can check a file itself.",
    answers: {
      "200": json("TrustedAuthorities", "Certificates and lists.", { anchors: ["TUlJQg=="], intermediates: ["TUlJQg=="], crls: [] }),
    },
    refusals: [],
  },
  {
    path: "/api/verify",
    method: "post",
    name: "verifySignature",
    tag: "signatures",
    summary: "Tells what is to be thought of a signed document, and keeps nothing of it.",
    body: {
      required: true,
      content: {
        "application/json": {
          schema: { oneOf: [{ $ref: "#/components/schemas/SignedCms" }, { $ref: "#/components/schemas/SignedXml" }] },
          example: { cms: "TUlJQg==", data: "0LTQvtCz0L7QstC+0YA=" },
        },
      },
    },
    answers: { "200": json("Verdict", "The verdict, signature by signature.", verdict) },
    refusals: [400, 413, 415, 429],
  },
  {
    path: "/api/vitals",
    method: "post",
    name: "reportVitals",
    tag: "reports",
    summary: "Takes how fast a page was for a visitor.",
    body: report("application/json", "Vitals", { route: "home", metrics: { LCP: 1_240, CLS: 0.01 } }),
    answers: nothing,
  },
  {
    path: "/api/csp-report",
    method: "post",
    name: "reportPolicyViolation",
    tag: "reports",
    summary: "Takes what the policy of a page kept a browser from doing.",
    body: report("application/csp-report", "CspReport", { "csp-report": { "effective-directive": "script-src", "blocked-uri": "inline" } }),
    answers: nothing,
  },
  {
    path: "/api/documents/{lang}/{product}/{file}",
    method: "get",
    name: "productDocument",
    tag: "files",
    summary: "Answers a document of a product as a PDF.",
    parameters: [
      language,
      inPath(
        "product",
        "^[a-z0-9-]{1,80}$",
        "senim",
        "The slug of the product; `papers` for a report or form of the company, by its slug.",
      ),
      inPath(
        "file",
        "^[a-z0-9-]{1,80}[.]pdf$",
        "rules.pdf",
        "rules, tariff, key, or offer- and the hash of a saved calculation; -large after it for large print.",
      ),
    ],
    answers: { "200": bytes("application/pdf", "The document."), ...unchanged },
    refusals: [404],
  },
  {
    path: "/api/documents/pictures/{file}",
    method: "get",
    name: "contentPicture",
    tag: "files",
    summary: "Answers a cut of a picture of the content.",
    parameters: [
      inPath(
        "file",
        "^[0-9a-f]{16}-[0-9]{1,5}x[0-9]{1,5}-[0-9]{1,4}[.](?:avif|webp)$",
        "00112233aabbccdd-1600x900-480.webp",
        "The name of the cut.",
      ),
    ],
    answers: { "200": bytes("image/webp", "The picture."), ...unchanged },
    refusals: [404],
  },
  {
    path: "/api/published/{lang}/{section}/{slug}",
    method: "get",
    name: "publishedPage",
    tag: "files",
    summary: "Tells a web server whether an address without a file is a published page.",
    parameters: [
      language,
      inPath("section", "^[a-z0-9-]+$", "news", "The section of the site; sections within it follow."),
      inPath("slug", "^[a-z0-9-]{1,80}$", "policy-from-home", "The slug of the page."),
    ],
    answers: {
      "204": { description: "It is published." },
      "403": { description: "It is not, which is how nginx is told no." },
      "503": { description: "Nobody can tell now." },
    },
  },
];
