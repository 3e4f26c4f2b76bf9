/** Nothing of an answer that is no page may run, be framed or be guessed at. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
/** Sandbox pages carry no script; their forms post to themselves. */
const SANDBOX_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

const always: readonly (readonly [name: string, value: string])[] = [
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
];

/** Puts the protective headers on any answer, errors included. */
export function secured(response: Response, kind: "page" | "api" | "sandbox", pagePolicy?: string): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of always) headers.set(name, value);
  const policies = { page: pagePolicy ?? API_POLICY, api: API_POLICY, sandbox: SANDBOX_POLICY };
  headers.set("content-security-policy", policies[kind]);
  return new Response(response.body, { status: response.status, headers });
}
