import { calls, CAPTCHA_HEADER, fileHeaders, isErrorBody, type Call, type CallName, type Output, type RefusalCode } from "@shanyraq/calls";
import type { Locale } from "@shanyraq/i18n";
import { createFetch, FetchError } from "ofetch";
import type { Outcome } from "./failure.ts";

export interface ClientPorts {
  /** Where a call's path stands for this caller: behind the edge in a browser, at the provider in a server. */
  readonly url: (path: string, name: CallName) => string;
  readonly locale: () => Locale;
  readonly fetch: typeof fetch;
  /** A fresh Idempotency-Key for a command that was given none. */
  readonly newKey: () => string;
  /** The request token of the session (never the provider's). */
  readonly token?: () => string | undefined;
  /** A fresh captcha token; the specification's action is "login" for every call. */
  readonly captcha?: (action: "login") => Promise<string | undefined>;
  /** Sends a file and reports how much of it has left, if the platform can; otherwise `fetch` sends it. */
  readonly sendFile?: (url: string, init: RequestInit, onSent: (part: number) => void) => Promise<Response>;
  readonly timeoutMs?: number;
}

export interface CallOptions {
  /** The body of a call that takes a file. */
  readonly file?: Blob;
  /** How much of the file has left, from 0 to 1. */
  readonly onSent?: (part: number) => void;
  readonly signal?: AbortSignal;
  /** Keep it across retries of the same act, so that the act happens once. */
  readonly idempotencyKey?: string;
}

const DEFAULT_TIMEOUT_MS = 20_000;
/** Ten megabytes over a slow telephone line. */
const FILE_TIMEOUT_MS = 120_000;
/** The edge refused the captcha token: worth one more try with a fresh one. */
const CAPTCHA_REFUSED = 428;

type Fields = Readonly<Record<string, unknown>>;

/** Splits an input into the address, with its path parameters filled in, and what remains. */
function addressed(path: string, input: Fields): { readonly path: string; readonly rest: Fields } {
  const inPath = new Set<string>();
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => {
    inPath.add(key);
    return encodeURIComponent(String(input[key] ?? ""));
  });
  return { path: filled, rest: Object.fromEntries(Object.entries(input).filter(([key]) => !inPath.has(key))) };
}

/** A file as it is: what belongs to it goes in headers. */
const asFile = (input: Fields, captcha: string | undefined): Record<string, string> => ({
  "content-type": "application/octet-stream",
  [fileHeaders.name]: encodeURIComponent(String(input["name"] ?? "")),
  [fileHeaders.challenge]: String(input["challenge"] ?? ""),
  ...(captcha && { [CAPTCHA_HEADER]: captcha }),
});

/** Sends calls by their rows; never throws. */
export function createSend(ports: ClientPorts, side: "browser" | "server") {
  const $fetch = createFetch({ fetch: ports.fetch });
  const { sendFile } = ports;
  const fetchOf = ({ onSent = () => {} }: CallOptions) =>
    sendFile ? createFetch({ fetch: (url, init = {}) => sendFile(String(url), init, onSent) }) : $fetch;

  async function once<N extends CallName>(name: N, input: Fields, options: CallOptions): Promise<Outcome<Output<N>, N>> {
    const call: Call = calls[name];
    const method = side === "browser" ? call.browserMethod : call.method;
    const { path, rest } = addressed(call.path, input);
    const captcha = call.captcha ? await ports.captcha?.("login") : undefined;
    const token = ports.token?.();
    const headers: Record<string, string> = { accept: "application/json", lang: ports.locale() };
    if (token) headers["authorization"] = `Bearer ${token}`;
    if (call.command) headers["idempotency-key"] = options.idempotencyKey ?? ports.newKey();
    const isFile = call.body === "file";
    if (isFile) Object.assign(headers, asFile(rest, captcha));
    const body = isFile ? (options.file ?? new Blob()) : { ...rest, ...(captcha && { captcha }) };
    try {
      const response = await (isFile ? fetchOf(options) : $fetch).raw<unknown>(ports.url(path, name), {
        method,
        headers,
        ...(method === "GET" ? { query: rest } : { body }),
        ...(options.signal && { signal: options.signal }),
        timeout: ports.timeoutMs ?? (isFile ? FILE_TIMEOUT_MS : DEFAULT_TIMEOUT_MS),
        retry: 0,
        ignoreResponseError: true,
      });
      const data = response._data;
      // The provider keeps the promise of its rows, which tests hold it to; nobody reads an answer twice.
      if (response.ok) return { ok: true, value: data as Output<N> };
      const requestId = response.headers.get("x-request-id");
      return {
        ok: false,
        failure: {
          kind: "refused",
          call: name,
          status: response.status,
          ...(isErrorBody(data) && { body: data, ...(data.code !== undefined && { code: data.code as RefusalCode<N> }) }),
          ...(requestId && { requestId }),
        },
      };
    } catch (error) {
      return { ok: false, failure: { kind: kindOf(error, options.signal), call: name } };
    }
  }

  return async <N extends CallName>(name: N, input: Fields, options: CallOptions): Promise<Outcome<Output<N>, N>> => {
    const outcome = await once(name, input, options);
    const refused = !outcome.ok && outcome.failure.kind === "refused" && outcome.failure.status === CAPTCHA_REFUSED;
    return refused ? once(name, input, options) : outcome;
  };
}

function kindOf(error: unknown, signal: AbortSignal | undefined): "aborted" | "timeout" | "network" {
  if (signal?.aborted) return "aborted";
  const cause = error instanceof FetchError ? (error.cause ?? error) : error;
  return cause instanceof Error && cause.name === "TimeoutError" ? "timeout" : "network";
}
