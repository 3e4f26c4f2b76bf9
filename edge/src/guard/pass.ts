import { replyFault } from "@shanyraq/calls/reply-fault";
import type { EdgeOptions } from "../edge-options.ts";
import type { Reply } from "../reply.ts";
import { cookiesOf, deviceTokensOf, withoutDevice } from "../session/device-tokens.ts";
import { expiredCookie } from "../session/session.ts";
import { randomId } from "../session/request-token.ts";
import type { EdgeRequest } from "../edge-request.ts";
import { admit, type AdmittedCall } from "./admit.ts";
import { fetchTransport } from "./transport.ts";
import { forward } from "./forward.ts";
import { isForAll } from "./identify.ts";
import { localeOf, noStore, refusal, refuse } from "./refusal.ts";

/** Answers about nobody in particular may be kept by a CDN for a while, apart for each language. */
const sharedForAMinute = { "cache-control": "public, max-age=0, s-maxage=60, stale-while-revalidate=600", vary: "lang" } as const;

const UPSTREAM_DOWN = { 502: "error.upstream", 503: "error.internal", 504: "error.upstream" } as const;

const DIGITS = /^\d{1,6}$/;

type Answer = Record<string, unknown> & { readonly Authorization?: { readonly token?: unknown; readonly device?: unknown } };

/** What leaves with an answer, while it is still being written. */
interface Draft {
  readonly headers: Record<string, string>;
  cookies: readonly string[];
}

/** What a function may still do with an answer before it leaves. */
export type Finish = (answer: Answer, admitted: AdmittedCall, reply: Draft) => Promise<Answer>;

/** Seals a provider token that an answer carries, and hands out the request token in its place. */
async function sealed(answer: Answer, options: EdgeOptions, reply: Draft): Promise<Answer> {
  const token = answer.Authorization?.token;
  if (typeof token !== "string") return answer.Authorization === undefined ? answer : withoutAuthorization(answer);
  const started = await options.sessions.begin(token);
  reply.cookies = [...reply.cookies, started.cookie];
  return { ...answer, Authorization: { token: started.requestToken } };
}

/** What a page receives of an answer that begins no session: everything but the tokens of the back office, at any depth. */
function withoutAuthorization<T>(answer: T): T {
  if (Array.isArray(answer)) return answer.map(withoutAuthorization) as T;
  if (!isObject(answer)) return answer;
  const kept = Object.entries(answer).filter(([key]) => key.toLowerCase() !== "authorization");
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutAuthorization(value)])) as T;
}

const isObject = (value: unknown): value is Answer => typeof value === "object" && value !== null && !Array.isArray(value);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** What could not be checked is not let in; the log names the kind of the error. */
const failedAdmission =
  ({ log }: EdgeOptions, requestId: string) =>
  (error: unknown) => {
    log({ level: "error", event: "admissionFailed", reason: error instanceof Error ? error.name : "unknown", requestId });
    return { ok: false as const, refusal: refusal(503, "error.internal") };
  };

/** One call through the edge: admitted, passed on, its answer cleaned. */
export async function pass(request: EdgeRequest, path: string, options: EdgeOptions, finish?: Finish): Promise<Reply> {
  const { requestId = randomId(), traceparent } = options.traceOf?.(request) ?? {};
  const locale = localeOf(request);
  // A store that cannot tell whether a session ended opens none.
  const admission = await admit(request, path, options).catch(failedAdmission(options, requestId));
  if (!admission.ok) {
    options.log({ event: "refused", status: admission.refusal.status, requestId });
    return refuse(admission.refusal, locale, requestId);
  }
  const { value: admitted } = admission;
  const { call, name, session } = admitted;
  const transport = options.transport ?? fetchTransport(options);
  const deviceTokens = deviceTokensOf(request, call);
  const upstream = await forward(request, admitted, options, transport, { requestId, deviceTokens, ...(traceparent && { traceparent }) });
  if (!upstream.ok) {
    options.log({ event: "upstreamFailed", call: name, status: upstream.status, requestId });
    return refuse(refusal(upstream.status, UPSTREAM_DOWN[upstream.status]), locale, requestId);
  }
  const { status, retryAfter, text } = upstream.response;
  const ok = status >= 200 && status < 300;
  // What a hash leads to belongs to somebody, though anyone with the link may see it.
  const isPublic = isForAll(call) && ok && admitted.input["hash"] === undefined;
  const reply: Draft = { headers: { ...noStore, ...(isPublic && sharedForAMinute), "x-request-id": requestId }, cookies: [] };
  if (retryAfter !== null && DIGITS.test(retryAfter)) reply.headers["retry-after"] = retryAfter;
  const body = parsed(text);
  if (body === undefined) {
    options.log({ event: "upstreamUnreadable", call: name, status, requestId });
    return refuse(refusal(502, "error.upstream"), locale, requestId);
  }
  // A page is made of what the row promises: what breaks it is a failure of this one call, never of the page.
  const fault = ok ? replyFault(name, body) : undefined;
  if (fault) {
    options.log({ level: "error", event: "upstreamMisshapen", call: name, status, ...fault, requestId });
    return refuse(refusal(502, "error.upstream"), locale, requestId);
  }
  options.log({ event: "passed", call: name, status, requestId });
  // The provider no longer knows this session: the cookie goes too.
  if (status === 401 && session) {
    await options.sessions.end(session);
    reply.cookies = [expiredCookie];
  } else if (session && name !== "user") {
    const renewed = await options.sessions.renew(session);
    if (renewed) reply.cookies = [renewed];
  }
  let answer = ok ? body : withoutAuthorization(body);
  if (isObject(body) && ok) {
    const safe = await sealed(withoutDevice(body), options, reply);
    reply.cookies = [...reply.cookies, ...cookiesOf(deviceTokens, body)];
    answer = finish ? await finish(safe, admitted, reply) : safe;
  }
  return { status, ...reply, body: JSON.stringify(answer) };
}
