import type { EdgeOptions, RequestTrace } from "../edge-options.ts";
import type { Admitted } from "./admit.ts";
import { localeOf } from "./refusal.ts";

const TIMEOUT_MS = 5_000;

export type Upstream = { readonly ok: true; readonly response: Response } | { readonly ok: false; readonly status: 502 | 503 | 504 };

/** The path of a call with its parameters filled in, and what of the input remains for query or body. */
function addressed({ call, input, params }: Admitted): { path: string; rest: Record<string, unknown> } {
  const path = call.path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ""));
  return { path, rest: Object.fromEntries(Object.entries(input).filter(([key, value]) => !(key in params) && value !== undefined)) };
}

/**
 * Passes an admitted call on to the provider. Only what is named here travels: the visitor's own
 * Authorization, Cookie and X-Forwarded-* headers do not.
 */
export async function forward(
  request: Request,
  admitted: Admitted,
  options: EdgeOptions,
  { requestId, traceparent }: RequestTrace & { readonly requestId: string },
): Promise<Upstream> {
  const { call, session } = admitted;
  const { path, rest } = addressed(admitted);
  const url = new URL(options.providerUrl.replace(/\/$/, "") + path);
  const headers = new Headers({ accept: "application/json", lang: localeOf(request), "x-request-id": requestId });
  if (traceparent) headers.set("traceparent", traceparent);
  if (session) headers.set("authorization", `Bearer ${session.providerToken}`);
  const key = request.headers.get("idempotency-key");
  if (key) headers.set("idempotency-key", key);
  const address = options.addressOf(request);
  if (address) headers.set("x-real-ip", address);
  if (call.method === "POST") headers.set("content-type", "application/json");
  else for (const [name, value] of Object.entries(rest)) url.searchParams.set(name, String(value));

  const timeout = AbortSignal.timeout(options.upstreamTimeoutMs ?? TIMEOUT_MS);
  try {
    const response = await options.upstream(
      new Request(url, {
        method: call.method,
        headers,
        redirect: "manual",
        signal: timeout,
        ...(call.method === "POST" && { body: JSON.stringify(rest) }),
      }),
    );
    // An upstream redirect is never followed and never shown.
    return response.status >= 300 && response.status < 400 ? { ok: false, status: 502 } : { ok: true, response };
  } catch {
    return { ok: false, status: timeout.aborted ? 504 : 503 };
  }
}
