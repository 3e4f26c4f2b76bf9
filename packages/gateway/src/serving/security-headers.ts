import { API_POLICY, apiPolicyOf, NO_PAGE_POLICY, PLAIN_FORMS_POLICY, protectedBy } from "@shanyraq/routes/hosting";
import type { Answer } from "./answer.ts";

/** Sandbox pages carry no script; their forms post to themselves. */
const SANDBOX_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

/** Pages of the desk bring one script and one style of their own, and show pages of the site in a frame. */
const DESK_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; frame-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

/** The Storybook brings scripts and styles of its own and draws stories in a frame of its own: in the sandbox alone, which is never production. */
const BOOK_POLICY =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; frame-ancestors 'self'; base-uri 'none'; object-src 'none'";

/** The protective headers of a page under its policy; without one nothing of it may run. */
export const pageHeaders = (policy: string = NO_PAGE_POLICY): readonly string[] => protectedBy(policy).flat();
/** The protective headers of everything that is not a page. */
export const apiHeaders: readonly string[] = pageHeaders(API_POLICY);
const plainFormsHeaders: readonly string[] = pageHeaders(PLAIN_FORMS_POLICY);
/** The protective headers of an answer of the edge: of one of its own pages, or of any other answer. */
export const headersOfApi = (pathname: string): readonly string[] =>
  apiPolicyOf(pathname) === PLAIN_FORMS_POLICY ? plainFormsHeaders : apiHeaders;
export const sandboxHeaders: readonly string[] = pageHeaders(SANDBOX_POLICY);
export const deskHeaders: readonly string[] = pageHeaders(DESK_POLICY);
export const bookHeaders: readonly string[] = pageHeaders(BOOK_POLICY).map((value) => (value === "DENY" ? "SAMEORIGIN" : value));

/** Puts protective headers on the answer of a part that knows nothing of them; where it set one itself, ours counts. */
export function secured({ status, headers, body }: Answer, protective: readonly string[]): Answer {
  const ours = new Set(protective.filter((_, at) => at % 2 === 0));
  const others = headers.filter((_, at) => !ours.has(headers[at - (at % 2)] ?? ""));
  return { status, headers: [...protective, ...others], body };
}

/** A page of the site that the desk shows in a frame, to one editor: nothing of it may be kept, and no other site may show it so. */
export function framed({ status, headers, ...rest }: Answer): Answer {
  const pairs = headers.flatMap((name, at) => (at % 2 === 0 ? [[name, headers[at + 1] ?? ""] as const] : []));
  const kept = pairs.filter(([name]) => !["cache-control", "etag", "x-frame-options"].includes(name.toLowerCase()));
  const framedHeaders = kept.flatMap(([name, value]) => [name, value.replace("frame-ancestors 'none'", "frame-ancestors 'self'")]);
  return { ...rest, status, headers: [...framedHeaders, "cache-control", "no-store", "x-frame-options", "SAMEORIGIN"] };
}
