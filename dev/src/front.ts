import { createServer, request, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { policyInDevelopment } from "./policy-in-development.ts";

/** A server behind the one origin. */
export interface Behind {
  readonly port: number;
  /** Resolves once it answers; false where it has broken and waits to be mended. */
  readonly ready: () => Promise<boolean>;
}

/** What the site is asked for in place of an address, or where a visitor is sent instead. */
export type Destination =
  | { readonly to: "page"; readonly path: string; readonly missing?: boolean }
  | { readonly to: "moved"; readonly path: string };

export interface FrontOptions {
  readonly port: number;
  /** Edge, provider and sandbox. */
  readonly gateway: Behind;
  /** `next dev`. */
  readonly site: Behind;
  /** Where an address of the site leads. */
  readonly placeOf: (pathname: string) => Destination;
  /** What pages wait for before they can be shown, as a sentence; undefined: nothing. */
  readonly lacking?: () => string | undefined;
}

/** What the gateway answers itself; everything else is the site's. */
const ofGateway = /^\/(?:api|sandbox|desk)(?:\/|$)|^\/(?:openapi(?:-edge)?\.json|healthz|readyz)$/;

const LATER_SECONDS = "1";
const textHeaders = { "retry-after": LATER_SECONDS, "content-type": "text/plain; charset=utf-8" };
const answer = (outgoing: ServerResponse, status: number, headers: OutgoingHttpHeaders, text = ""): void => {
  if (outgoing.headersSent) outgoing.destroy();
  else outgoing.writeHead(status, headers).end(text);
};

/** Hands a request on as it came, its Host included: the edge compares it with where a page says that it comes from. */
function hand(incoming: IncomingMessage, outgoing: ServerResponse, port: number, path: string, change?: Change): void {
  const { method, headers } = incoming;
  const onward = request({ host: "127.0.0.1", port, method, path, headers, agent: false }, (back) => {
    outgoing.writeHead(change?.status ?? back.statusCode ?? 502, { ...back.headers, ...change?.headers });
    back.pipe(outgoing);
    back.on("error", () => outgoing.destroy());
  });
  onward.on("error", () => answer(outgoing, 503, { "retry-after": LATER_SECONDS }));
  outgoing.on("close", () => onward.destroy());
  incoming.pipe(onward);
}
interface Change {
  readonly status?: number | undefined;
  readonly headers?: OutgoingHttpHeaders;
}

/** The line of hot reload: bytes to and fro. */
function join(incoming: IncomingMessage, socket: Socket, head: Buffer, port: number): void {
  const onward = connect(port, "127.0.0.1", () => {
    const lines = incoming.rawHeaders.flatMap((name, at, all) => (at % 2 === 0 ? [`${name}: ${all[at + 1] ?? ""}`] : []));
    onward.write(`${incoming.method} ${incoming.url} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`);
    onward.write(head);
    onward.pipe(socket).pipe(onward);
  });
  const end = () => {
    socket.destroy();
    onward.destroy();
  };
  for (const line of [onward, socket]) line.on("error", end).on("close", end);
}

export interface Front {
  readonly port: number;
  readonly close: () => Promise<void>;
}

/**
 * The one origin of development: calls and the sandbox are answered by the gateway, pages by `next dev`, whose hot reload passes through.
 * A request that comes while the gateway starts again waits for it.
 * @throws what `listen` throws: EADDRINUSE where the port is taken.
 */
export async function openFront({ port, gateway, site, placeOf, lacking = () => undefined }: FrontOptions): Promise<Front> {
  const answerFor = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const { pathname, search } = new URL(incoming.url ?? "/", "http://localhost");
    const called = ofGateway.test(pathname);
    const reason = called ? undefined : lacking();
    // The browser repeats the request automatically.
    if (reason !== undefined)
      return answer(outgoing, 503, { ...textHeaders, refresh: LATER_SECONDS, "cache-control": "no-store" }, `${reason}\n`);
    const behind = called ? gateway : site;
    if (!(await behind.ready())) return answer(outgoing, 503, textHeaders, "The terminal says what is wrong.\n");
    // What was edited a moment ago is never answered out of a browser's cache.
    if (called) return hand(incoming, outgoing, gateway.port, incoming.url ?? "/", { headers: { "cache-control": "no-store" } });
    const place = placeOf(pathname);
    if (place.to === "moved") return answer(outgoing, 308, { location: place.path + search });
    // What hot reload asks for has types of its own making.
    const headers = pathname.startsWith("/_next/") ? {} : policyInDevelopment;
    hand(incoming, outgoing, site.port, place.path + search, { headers, status: place.missing ? 404 : undefined });
  };
  const server = createServer((incoming, outgoing) => {
    // The client may be gone before the answer comes.
    outgoing.on("error", () => outgoing.destroy());
    answerFor(incoming, outgoing).catch(() => outgoing.destroy());
  });
  server.on("upgrade", (incoming, socket: Socket, head) => join(incoming, socket, head, site.port));
  await new Promise<void>((done, fail) => {
    server.once("error", fail);
    server.listen(port, done);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
