import { API_POLICY, NO_PAGE_POLICY, protectedBy } from "@shanyraq/routes/hosting";
import type { Answer } from "./answer.ts";

/** Sandbox pages carry no script; their forms post to themselves. */
const SANDBOX_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

/** The Storybook brings scripts and styles of its own and draws stories in a frame of its own: in the sandbox alone, which is never production. */
const BOOK_POLICY =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; frame-ancestors 'self'; base-uri 'none'; object-src 'none'";

/** The protective headers of a page under its policy; without one nothing of it may run. */
export const pageHeaders = (policy: string = NO_PAGE_POLICY): readonly string[] => protectedBy(policy).flat();
/** The protective headers of what is no page. */
export const apiHeaders: readonly string[] = pageHeaders(API_POLICY);
export const sandboxHeaders: readonly string[] = pageHeaders(SANDBOX_POLICY);
export const bookHeaders: readonly string[] = pageHeaders(BOOK_POLICY).map((value) => (value === "DENY" ? "SAMEORIGIN" : value));

/** Puts protective headers on the answer of a part that knows nothing of them; where it set one itself, ours counts. */
export function secured({ status, headers, body }: Answer, protective: readonly string[]): Answer {
  const ours = new Set(protective.filter((_, at) => at % 2 === 0));
  const others = headers.filter((_, at) => !ours.has(headers[at - (at % 2)] ?? ""));
  return { status, headers: [...protective, ...others], body };
}
