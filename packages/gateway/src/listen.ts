import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export const ADDRESS_HEADER = "x-connection-address";
const MAX_HEADER_BYTES = 16 * 1024;
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 30_000;

function asRequest(incoming: IncomingMessage): Request | undefined {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headersDistinct)) for (const one of value ?? []) headers.append(name, one);
  // Only this server knows who is connected; what a client says of it is dropped.
  headers.set(ADDRESS_HEADER, incoming.socket.remoteAddress ?? "");
  const method = incoming.method ?? "GET";
  const url = URL.parse(`http://${incoming.headers.host ?? "localhost"}${incoming.url?.startsWith("/") ? incoming.url : "/"}`);
  if (!url) return undefined;
  const hasBody = method !== "GET" && method !== "HEAD";
  const init = { method, headers, ...(hasBody && { body: bodyOf(incoming), duplex: "half" }) };
  return new Request(url, init as RequestInit);
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
  /** Takes no new connection, lets what is under way finish, then stops. */
  readonly close: () => Promise<void>;
}

/** Puts a Web-standard function on a port of Node. */
export async function listen(
  fetch: (request: Request) => Promise<Response>,
  port: number,
  onFault: (error: unknown) => void,
): Promise<Listening> {
  const server: Server = createServer(
    { maxHeaderSize: MAX_HEADER_BYTES, headersTimeout: HEADERS_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS },
    (incoming, outgoing) => {
      const request = asRequest(incoming);
      if (!request) {
        outgoing.writeHead(400).end();
        return;
      }
      fetch(request)
        .then((response) => answer(outgoing, response, incoming.method === "HEAD"))
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
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeIdleConnections();
      }),
  };
}
