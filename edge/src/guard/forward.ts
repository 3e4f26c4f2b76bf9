import type { EdgeOptions, RequestTrace } from "../edge-options.ts";
import type { DeviceTokens } from "../session/device-tokens.ts";
import type { EdgeRequest } from "../edge-request.ts";
import type { AdmittedCall } from "./admit.ts";
import { UpstreamTimedOut, TIMEOUT_MS, type UpstreamResponse, type Transport } from "./transport.ts";
import { headersOfFile } from "./file-headers.ts";
import { localeOf } from "./refusal.ts";

export type Upstream =
  | { readonly ok: true; readonly response: UpstreamResponse }
  | { readonly ok: false; readonly status: 502 | 503 | 504 };

/** A browser describes itself in fewer characters. */
const MAX_AGENT_LENGTH = 256;

/** The path of a call with its parameters filled in, and what of the input remains for query or body. */
function addressed({ call, input, params }: AdmittedCall): { path: string; rest: Record<string, unknown> } {
  const path = call.path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ""));
  const rest: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(input)) if (!(key in params) && value !== undefined) rest[key] = value;
  return { path, rest };
}

const queryOf = (rest: Readonly<Record<string, unknown>>): string => {
  const query = new URLSearchParams(Object.entries(rest).map(([name, value]) => [name, String(value)])).toString();
  return query && `?${query}`;
};

/**
 * Passes an admitted call on to the provider. Only what is named here travels: the visitor's own
 * Authorization, Cookie and X-Forwarded-* headers do not.
 */
export async function forward(
  request: EdgeRequest,
  admitted: AdmittedCall,
  { addressOf, upstreamTimeoutMs: timeoutMs = TIMEOUT_MS }: EdgeOptions,
  transport: Transport,
  { requestId, traceparent, deviceTokens }: RequestTrace & { readonly requestId: string; readonly deviceTokens: DeviceTokens },
): Promise<Upstream> {
  const { call, file, session } = admitted;
  const { method } = call;
  const { path, rest } = addressed(admitted);
  const headers: Record<string, string> = {
    accept: "application/json",
    lang: localeOf(request),
    "x-request-id": requestId,
    ...deviceTokens.headers,
  };
  if (traceparent) headers["traceparent"] = traceparent;
  if (session && !call.anonymous) headers["authorization"] = `Bearer ${session.providerToken}`;
  const key = request.headers.get("idempotency-key");
  if (key) headers["idempotency-key"] = key;
  const address = addressOf(request);
  if (address) headers["x-real-ip"] = address;
  const browser = request.headers.get("user-agent");
  // The device is named in the list of one's own sessions.
  if (browser) headers["user-agent"] = browser.slice(0, MAX_AGENT_LENGTH);
  if (method === "POST") headers["content-type"] = file ? "application/octet-stream" : "application/json";
  if (file) Object.assign(headers, headersOfFile(rest));

  try {
    const response = await transport(
      method === "POST"
        ? { method, path, headers, body: file ?? JSON.stringify(rest), timeoutMs }
        : { method, path: path + queryOf(rest), headers, timeoutMs },
    );
    // An upstream redirect is never followed and never shown.
    return response.status >= 300 && response.status < 400 ? { ok: false, status: 502 } : { ok: true, response };
  } catch (error) {
    return { ok: false, status: error instanceof UpstreamTimedOut ? 504 : 503 };
  }
}
