import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

/** What stands behind an address: a request to its answer. One that throws leaves the line open without an answer. */
export type Send = (request: Request) => Promise<Response>;

async function bytesOf(incoming: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/**
 * A back office on a port of its own. Its `date` is of the clock that it is given; a header `x-cut` of an answer breaks the line off in the
 * middle of the body.
 */
export async function serveOn(send: Send, clock: () => number): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const server = createServer((incoming, outgoing) => {
    void (async () => {
      const { method = "GET", headers, url = "/" } = incoming;
      const body = await bytesOf(incoming);
      const request = new Request(new URL(url, "http://back.office"), {
        method,
        headers: headers as Record<string, string>,
        ...(method !== "GET" && { body }),
      });
      const answer = await send(request);
      const bytes = Buffer.from(await answer.arrayBuffer());
      const cut = answer.headers.has("x-cut");
      outgoing.writeHead(answer.status, {
        ...Object.fromEntries(answer.headers),
        date: new Date(clock()).toUTCString(),
        "content-length": bytes.byteLength,
      });
      if (!cut) return outgoing.end(bytes);
      outgoing.write(bytes.subarray(0, bytes.byteLength / 2));
      return setImmediate(() => outgoing.destroy());
    })().catch(() => {});
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
