import { PLAIN_FORMS_PREFIX } from "../plain-forms.ts";

export type Header = readonly [name: string, value: string];

/** On every answer of every host, errors included. */
export const protectiveHeaders: readonly Header[] = [
  ["strict-transport-security", "max-age=63072000; includeSubDomains; preload"],
  ["x-content-type-options", "nosniff"],
  ["referrer-policy", "strict-origin-when-cross-origin"],
  ["cross-origin-opener-policy", "same-origin"],
  ["cross-origin-resource-policy", "same-origin"],
  [
    "permissions-policy",
    "accelerometer=(), camera=(self), geolocation=(self), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()",
  ],
  ["x-frame-options", "DENY"],
  ["reporting-endpoints", 'csp="/api/csp-report"'],
];

/** Where NCALayer listens, the signing application on the visitor's own computer: the only address beside our own that a page may ask. */
export const NCALAYER = "wss://127.0.0.1:13579";

/** Where browsers report what a page's policy blocked, in the old form and in the new one. */
export const reportedTo: readonly string[] = ["report-uri /api/csp-report", "report-to csp"];

/** Nothing in an answer other than a page may run, be framed or be guessed at. */
export const NO_PAGE_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
/** What the edge answers is never a page of ours: opened as one, a document or a picture has neither script nor origin. */
export const API_POLICY = `${NO_PAGE_POLICY}; sandbox`;

/** Of the forms without script, which have no picture either and post to themselves. */
export const PLAIN_FORMS_POLICY = "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

/** The policy of an answer of the edge, by its address. */
export const apiPolicyOf = (pathname: string): string => (pathname.startsWith(`${PLAIN_FORMS_PREFIX}/`) ? PLAIN_FORMS_POLICY : API_POLICY);

/**
 * What the policies of all pages have in common, for hosts that cannot tell one page from another in a header. The
 * hashes of a page stand in its own meta element; a browser holds a page to both.
 */
export const EVERY_PAGE_POLICY = [
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  ...reportedTo,
].join("; ");

/** The protective headers of an answer under a policy. */
export const protectedBy = (policy: string): readonly Header[] => [...protectiveHeaders, ["content-security-policy", policy]];
