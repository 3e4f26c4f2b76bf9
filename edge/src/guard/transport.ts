/** How long the provider has for an answer, unless a host sets another limit: a visitor sees within five seconds that no answer came. */
export const TIMEOUT_MS = 4_800;

/** One request to the provider as plain values. */
export interface UpstreamRequest {
  readonly method: "GET" | "POST";
  /** Below the provider's address, with its query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
  readonly timeoutMs: number;
}

/** What the edge keeps of the provider's answer. */
export interface UpstreamResponse {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly text: string;
}

/** @throws {UpstreamTimedOut} where the whole answer was not there in time. */
export type Transport = (request: UpstreamRequest) => Promise<UpstreamResponse>;

export class UpstreamTimedOut extends Error {
  constructor() {
    super("the provider did not answer in time");
    this.name = "UpstreamTimedOut";
  }
}

const base = (url: string) => url.replace(/\/$/, "");

/** How an edge runtime asks: one Request, one Response. */
type Requests = (request: Request) => Promise<Response>;

/** Sends by `fetch`, as every edge runtime can. */
export const fetchTransport =
  ({ providerUrl, upstream }: { readonly providerUrl: string; readonly upstream: Requests }): Transport =>
  async ({ method, path, headers, body, timeoutMs }) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const init = { method, headers, redirect: "manual" as const, signal, ...(body !== undefined && { body }) };
    const attempt = async (): Promise<UpstreamResponse> => {
      const response = await upstream(new Request(base(providerUrl) + path, init));
      return { status: response.status, retryAfter: response.headers.get("retry-after"), text: await response.text() };
    };
    // A back office in this process may ignore the signal: its answer is not waited for.
    const { promise: late, reject } = Promise.withResolvers<never>();
    const over = () => reject(new UpstreamTimedOut());
    signal.addEventListener("abort", over, { once: true });
    try {
      return await Promise.race([attempt(), late]);
    } catch (error) {
      throw signal.aborted ? new UpstreamTimedOut() : error;
    } finally {
      signal.removeEventListener("abort", over);
    }
  };

/** A `fetch` over a transport, for a caller that has a Request. */
export const fetchThrough =
  (transport: Transport, providerUrl: string): Requests =>
  async (request) => {
    const { pathname, search } = new URL(request.url);
    const below = new URL(base(providerUrl)).pathname.replace(/\/$/, "").length;
    const { status, retryAfter, text } = await transport({
      method: request.method === "POST" ? "POST" : "GET",
      path: pathname.slice(below) + search,
      headers: Object.fromEntries(request.headers),
      ...(request.body && { body: new Uint8Array(await request.arrayBuffer()) }),
      timeoutMs: TIMEOUT_MS,
    });
    return new Response(text === "" ? null : text, { status, headers: retryAfter === null ? {} : { "retry-after": retryAfter } });
  };
