import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { finished } from "node:stream";
import { setImmediate as turn, setTimeout as after } from "node:timers/promises";
import { begin, write, type Answer, type Handler } from "./answer.ts";
import { NodeRequest, RawHeaders } from "./node-request.ts";

export const ADDRESS_HEADER = "x-connection-address";

/** What a client is given: a slow one is cut, and one that sends too much in its headers is refused. */
export interface Limits {
  readonly headerBytes: number;
  readonly headersMs: number;
  readonly requestMs: number;
  /** How often slow clients are looked for. */
  readonly sweepMs: number;
}
/** A minute is what ten megabytes take at 1.4 megabits a second; a slower connection is asked to try again. */
const limitsOfAVisitor: Limits = { headerBytes: 16 * 1024, headersMs: 10_000, requestMs: 60_000, sweepMs: 2_000 };

/**
 * How long an idle line is kept. A proxy puts its next request on a line that it holds to be open: ours has to close it
 * later than the proxy does (nginx after 60 s), or a request now and then meets a closed door.
 */
const IDLE_MS = { visitor: 5_000, proxy: 75_000 } as const;

export interface ListenOptions {
  readonly port: number;
  readonly onFault: (error: unknown) => void;
  /** How many proxies of our own stand in front and append to X-Forwarded-For. */
  readonly forwardedHops?: number;
  readonly limits?: Limits;
}

/** The visitor's address: of the connection, or as the outermost of our own proxies saw it; what a client wrote before that is ignored. */
export function addressSeen(connection: string, forwarded: string | undefined, hops: number): string {
  if (hops === 0) return connection;
  return forwarded?.split(",").at(-hops)?.trim() || connection;
}

/** A name or address with a port; anything else could shift what of the address is host and what is path. */
const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

/** What a Request can never be, and asks for nothing of ours. */
const FORBIDDEN_METHOD = /^(?:TRACE|TRACK|CONNECT)$/i;

/** The request on the connection, or undefined when it is not a valid one: an address or a method that leads nowhere, or two Hosts. */
function visitOf(incoming: IncomingMessage, hops: number): NodeRequest | undefined {
  const headers = new RawHeaders(incoming.rawHeaders);
  const host = headers.get("host") ?? "localhost";
  const address = HOST.test(host) ? URL.parse(`http://${host}${incoming.url?.startsWith("/") ? incoming.url : "/"}`) : null;
  if (!address || FORBIDDEN_METHOD.test(incoming.method ?? "")) return undefined;
  const forwarded = hops === 0 ? undefined : (headers.get("x-forwarded-for") ?? undefined);
  // Only this server knows who is connected; what a client says of it is hidden.
  headers.set(ADDRESS_HEADER, addressSeen(incoming.socket.remoteAddress ?? "", forwarded, hops));
  return new NodeRequest(incoming, address, headers);
}

/**
 * Lets a refused client finish sending. A connection that is closed while data still arrives is reset, and the client may lose the answer with it: so the
 * answer of `connection: close`, whose end closes the connection, ends after the request. The request's time limit bounds this.
 */
function readToTheEnd(incoming: IncomingMessage, done: () => void): void {
  incoming.removeAllListeners("readable");
  finished(incoming, { writable: false }, done);
  incoming.resume();
}

export interface Listening {
  readonly port: number;
  /** From now on every answer is the last one of its connection: a client that calls again opens another, which may lead to another process. */
  readonly drain: () => void;
  /** Takes no new connection and lets what is under way finish; what has not after this time is cut. */
  readonly close: (withinMs?: number) => Promise<void>;
}

const STOP_MS = 10_000;
/**
 * How long a stop still takes what is on its way: a connection that the system has accepted and this process has not, a call that was sent on a line
 * which looks idle here. Closed at once, both would be reset.
 */
const LINGER_MS = 100;
/** Turns of the event loop in a row in which nothing arrived. */
const QUIET_TURNS = 3;

/** Puts what answers on a port. */
export async function listen(handler: Handler, options: ListenOptions): Promise<Listening> {
  const { port, onFault, forwardedHops = 0, limits = limitsOfAVisitor } = options;
  let stopping = false;
  /** Lines and calls that this process has seen. */
  let arrived = 0;
  const server: Server = createServer(
    {
      maxHeaderSize: limits.headerBytes,
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      connectionsCheckingInterval: limits.sweepMs,
      keepAliveTimeout: forwardedHops > 0 ? IDLE_MS.proxy : IDLE_MS.visitor,
    },
    (incoming, outgoing) => {
      arrived += 1;
      const request = visitOf(incoming, forwardedHops);
      if (!request) {
        outgoing.writeHead(400).end();
        return;
      }
      const put = (answer: Answer) => {
        // A line kept open for a next request would hold up the stop.
        if (stopping) outgoing.shouldKeepAlive = false;
        // A GET has nothing more to send; that it is complete is only known after an answer that comes at once.
        if (request.method === "GET" || incoming.method === "HEAD" || incoming.complete || incoming.destroyed)
          return write(outgoing, answer, incoming.method === "HEAD");
        begin(outgoing, answer);
        readToTheEnd(incoming, () => outgoing.end());
      };
      const fail = (error: unknown) => {
        onFault(error);
        if (!outgoing.headersSent) outgoing.writeHead(500);
        outgoing.end();
      };
      try {
        const answer = handler(request);
        if (answer instanceof Promise) answer.then(put).catch(fail);
        else put(answer);
      } catch (error) {
        fail(error);
      }
    },
  );
  server.on("connection", () => void (arrived += 1));
  const drain = () => {
    stopping = true;
  };
  await new Promise<void>((done, fail) => {
    server.once("error", fail);
    server.listen(port, done);
  });
  return {
    port: (server.address() as AddressInfo).port,
    drain,
    close: async (withinMs = STOP_MS) => {
      drain();
      await after(LINGER_MS);
      // A thread that was busy all that time has not looked at its lines yet: it does between two turns.
      for (let turns = 0, seen = arrived; turns < QUIET_TURNS; turns = seen === arrived ? turns + 1 : 0) {
        seen = arrived;
        await turn();
      }
      await new Promise<void>((done) => {
        const cut = setTimeout(() => server.closeAllConnections(), withinMs);
        server.close(() => {
          clearTimeout(cut);
          done();
        });
        server.closeIdleConnections();
      });
    },
  };
}
