import { once } from "node:events";
import { createServer, request as ask } from "node:http";

const LOOKS_EVERY_MS = 100;

/** A proxy as stands in front of several processes: requests in turn to those whose /readyz is green. */
export interface Proxy {
  readonly origin: string;
  /** Looks now at which one is green; it also does so automatically ten times a second. */
  readonly look: () => Promise<void>;
  readonly stop: () => void;
}

/** Starts one before processes that come and go. A request is sent once: one that a process drops is a failure that people see. */
export async function startProxy(origins: () => readonly string[]): Promise<Proxy> {
  let green: readonly string[] = [];
  let turn = 0;
  const look = async () => {
    const looked = await Promise.all(
      origins().map(async (origin) => ((await fetch(`${origin}/readyz`).catch(() => undefined))?.status === 200 ? [origin] : [])),
    );
    green = looked.flat();
  };
  const timer = setInterval(() => void look(), LOOKS_EVERY_MS);
  const server = createServer((incoming, outgoing) => {
    const origin = green[turn++ % green.length];
    if (origin === undefined) return void outgoing.writeHead(503).end();
    const passed = ask(new URL(incoming.url ?? "/", origin), { method: incoming.method, headers: incoming.headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on("error", () => outgoing.writeHead(502).end());
    incoming.pipe(passed);
  }).listen(0, "localhost");
  await once(server, "listening");
  const at = server.address();
  return {
    origin: `http://localhost:${typeof at === "object" && at ? at.port : 0}`,
    look,
    stop: () => {
      clearInterval(timer);
      server.closeAllConnections();
      server.close();
    },
  };
}
