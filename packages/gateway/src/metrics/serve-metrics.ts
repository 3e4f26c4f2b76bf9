import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exposition, type Family } from "./family.ts";

const CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8";

export interface MetricsPlace {
  readonly port: number;
  readonly host: string;
}

/** Answers `/metrics` on a port of its own, which no visitor reaches (docs/decisions/040-metrics.md). */
export async function serveMetrics(
  { port, host }: MetricsPlace,
  collect: () => Promise<readonly Family[]>,
): Promise<{ readonly port: number; readonly close: () => Promise<void> }> {
  const server = createServer((incoming, outgoing) => {
    if (incoming.url !== "/metrics" || (incoming.method !== "GET" && incoming.method !== "HEAD")) {
      outgoing.writeHead(404).end();
      return;
    }
    collect().then(
      (families) =>
        outgoing.writeHead(200, { "content-type": CONTENT_TYPE }).end(incoming.method === "HEAD" ? undefined : exposition(families)),
      () => outgoing.writeHead(503).end(),
    );
  });
  await new Promise<void>((done, fail) => {
    server.once("error", fail);
    server.listen(port, host, done);
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
