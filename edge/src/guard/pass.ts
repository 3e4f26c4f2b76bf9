import type { EdgeOptions } from "../edge-options.ts";
import { expiredCookie } from "../session/session.ts";
import { randomId } from "../session/request-token.ts";
import { admit, type Admitted } from "./admit.ts";
import { forward } from "./forward.ts";
import { localeOf, noStore, refusal, refuse } from "./refusal.ts";

/** Answers about nobody in particular may be kept by a CDN for a while, apart for each language. */
const sharedForAMinute = { "cache-control": "public, max-age=0, s-maxage=60, stale-while-revalidate=600", vary: "lang" } as const;

const UPSTREAM_DOWN = { 502: "error.upstream", 503: "error.internal", 504: "error.upstream" } as const;

const DIGITS = /^\d{1,6}$/;

type Answer = Record<string, unknown> & { readonly Authorization?: { readonly token?: unknown } };

/** What a function may still do with an answer before it leaves. */
export type Finish = (answer: Answer, admitted: Admitted, headers: Headers) => Promise<Answer>;

/** Seals a provider token that an answer carries, and hands out the request token in its place. */
async function sealed(answer: Answer, options: EdgeOptions, headers: Headers): Promise<Answer> {
  const token = answer.Authorization?.token;
  if (typeof token !== "string") return answer;
  const begun = await options.sessions.begin(token);
  headers.append("set-cookie", begun.cookie);
  return { ...answer, Authorization: { token: begun.requestToken } };
}

const isObject = (value: unknown): value is Answer => typeof value === "object" && value !== null && !Array.isArray(value);

/** One call through the edge: admitted, passed on, its answer cleaned. */
export async function pass(
  request: Request,
  path: string,
  options: EdgeOptions,
  finish: Finish = async (answer) => answer,
): Promise<Response> {
  const { requestId = randomId(), traceparent } = options.traceOf?.(request) ?? {};
  const locale = localeOf(request);
  // A store that cannot tell whether a session ended opens none.
  const admission = await admit(request, path, options).catch(() => ({ ok: false as const, refusal: refusal(503, "error.internal") }));
  if (!admission.ok) {
    options.log({ event: "refused", status: admission.refusal.status, requestId });
    return refuse(admission.refusal, locale, requestId);
  }
  const { value: admitted } = admission;
  const { call, name, session } = admitted;
  const upstream = await forward(request, admitted, options, { requestId, ...(traceparent && { traceparent }) });
  if (!upstream.ok) {
    options.log({ event: "upstreamFailed", call: name, status: upstream.status, requestId });
    return refuse(refusal(upstream.status, UPSTREAM_DOWN[upstream.status]), locale, requestId);
  }
  const { response } = upstream;
  const retryAfter = response.headers.get("retry-after");
  const isPublic = call.method === "GET" && call.auth === "anyone" && response.ok;
  const headers = new Headers({ ...noStore, ...(isPublic && sharedForAMinute), "x-request-id": requestId });
  if (retryAfter !== null && DIGITS.test(retryAfter)) headers.set("retry-after", retryAfter);
  const body: unknown = await response.json().catch(() => undefined);
  if (body === undefined) {
    options.log({ event: "upstreamUnreadable", call: name, status: response.status, requestId });
    return refuse(refusal(502, "error.upstream"), locale, requestId);
  }
  options.log({ event: "passed", call: name, status: response.status, requestId });
  // The provider no longer knows this session: the cookie goes too.
  if (response.status === 401 && session) {
    await options.sessions.end(session);
    headers.append("set-cookie", expiredCookie);
  } else if (session && name !== "user") {
    const renewed = await options.sessions.renew(session);
    if (renewed) headers.append("set-cookie", renewed);
  }
  const answer = isObject(body) && response.ok ? await finish(await sealed(body, options, headers), admitted, headers) : body;
  return new Response(JSON.stringify(answer), { status: response.status, headers });
}
