import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export const ADDRESS_HEADER = "x-connection-address";

/** What a client is given: a slow one is cut, and one that sends too much in its headers is refused. */
export interface Limits {
  readonly headerBytes: number;
  readonly headersMs: number;
  readonly requestMs: number;
  /** How often slow clients are looked for. */
  readonly sweepMs: number;
}
const limitsOfAVisitor: Limits = { headerBytes: 16 * 1024, headersMs: 10_000, requestMs: 30_000, sweepMs: 2_000 };

export interface ListenOptions {
  readonly port: number;
  readonly onFault: (error: unknown) => void;
  /** How many proxies of our own stand in front and append to X-Forwarded-For. */
  readonly forwardedHops?: number;
  readonly limits?: Limits;
}

/** The visitor's address: of the connection, or as the outermost of our own proxies saw it; what a client wrote before that is not believed. */
export function addressSeen(connection: string, forwarded: string | undefined, hops: number): string {
  if (hops === 0) return connection;
  return forwarded?.split(",").at(-hops)?.trim() || connection;
}

/** A name or address with a port; anything else could shift what of the address is host and what is path. */
const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

function asRequest(incoming: IncomingMessage, hops: number): Request | undefined {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headersDistinct)) for (const one of value ?? []) headers.append(name, one);
  // Only this server knows who is connected; what a client says of it is dropped.
  headers.set(
    ADDRESS_HEADER,
    addressSeen(incoming.socket.remoteAddress ?? "", incoming.headersDistinct["x-forwarded-for"]?.join(","), hops),
  );
  const method = incoming.method ?? "GET";
  const { host = "localhost" } = incoming.headers;
  const url = HOST.test(host) ? URL.parse(`http://${host}${incoming.url?.startsWith("/") ? incoming.url : "/"}`) : null;
  if (!url) return undefined;
  const hasBody = method !== "GET" && method !== "HEAD";
  const init = { method, headers, ...(hasBody && { body: bodyOf(incoming), duplex: "half" }) };
  try {
    return new Request(url, init as RequestInit);
  } catch {
    // What a Request cannot be (TRACE, a Host with a name and password) asks for nothing of ours.
    return undefined;
  }
}

/** The body as it is asked for: what nobody reads stays on the line. */
function bodyOf(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  let chunks: AsyncIterator<Buffer> | undefined;
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        chunks ??= incoming[Symbol.asyncIterator]();
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(new Uint8Array(value));
      },
    },
    { highWaterMark: 0 },
  );
}

/** Lets a refused client finish sending, so that it reads the answer instead of a broken line; the request's time limit bounds it. */
function drain(incoming: IncomingMessage): void {
  if (incoming.complete || incoming.destroyed) return;
  incoming.removeAllListeners("readable");
  incoming.resume();
}

async function answer(outgoing: ServerResponse, response: Response, head: boolean): Promise<void> {
  const cookies = response.headers.getSetCookie();
  for (const [name, value] of response.headers) if (name !== "set-cookie") outgoing.setHeader(name, value);
  if (cookies.length > 0) outgoing.setHeader("set-cookie", cookies);
  outgoing.writeHead(response.status);
  outgoing.end(head || !response.body ? undefined : Buffer.from(await response.arrayBuffer()));
}

export interface Listening {
  readonly port: number;
  /** Takes no new connection and lets what is under way finish; what has not after this time is cut. */
  readonly close: (withinMs?: number) => Promise<void>;
}

const STOP_MS = 10_000;

/** Puts a Web-standard function on a port of Node. */
export async function listen(fetch: (request: Request) => Promise<Response>, options: ListenOptions): Promise<Listening> {
  const { port, onFault, forwardedHops = 0, limits = limitsOfAVisitor } = options;
  let stopping = false;
  const server: Server = createServer(
    {
      maxHeaderSize: limits.headerBytes,
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      connectionsCheckingInterval: limits.sweepMs,
    },
    (incoming, outgoing) => {
      const request = asRequest(incoming, forwardedHops);
      if (!request) {
        outgoing.writeHead(400).end();
        return;
      }
      fetch(request)
        .then((response) => {
          // A line kept open for a next request would hold up the stop.
          if (stopping) outgoing.shouldKeepAlive = false;
          return answer(outgoing, response, incoming.method === "HEAD");
        })
        .then(() => drain(incoming))
        .catch((error: unknown) => {
          onFault(error);
          if (!outgoing.headersSent) outgoing.writeHead(500);
          outgoing.end();
        });
    },
  );
  await new Promise<void>((done, fail) => {
    server.once("error", fail);
    server.listen(port, done);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: (withinMs = STOP_MS) =>
      new Promise((done) => {
        stopping = true;
        const cut = setTimeout(() => server.closeAllConnections(), withinMs);
        server.close(() => {
          clearTimeout(cut);
          done();
        });
        server.closeIdleConnections();
      }),
  };
}
