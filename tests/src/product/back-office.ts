import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

export interface RecordedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}
export interface Reply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  readonly body?: unknown;
  /** In the place of a body, as it goes onto the line. */
  readonly text?: string;
}

/** A back office of somebody else's: it keeps what it was asked and answers what the test says. */
export interface BackOffice {
  readonly url: string;
  readonly requests: RecordedRequest[];
  /** Undefined leaves the request without an answer. */
  reply: (request: RecordedRequest) => Promise<Reply | undefined>;
  readonly close: () => Promise<void>;
}

export async function startBackOffice(): Promise<BackOffice> {
  const requests: RecordedRequest[] = [];
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
    incoming.on("end", () => {
      const one = {
        method: incoming.method ?? "",
        url: incoming.url ?? "",
        headers: incoming.headers,
        body: Buffer.concat(chunks).toString(),
      };
      requests.push(one);
      void office.reply(one).then((reply) => {
        if (!reply) return;
        const { status = 200, headers = {}, body = {}, text = JSON.stringify(body) } = reply;
        outgoing.writeHead(status, { "content-type": "application/json", ...(headers as Record<string, string>) });
        outgoing.end(text);
      });
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const office: BackOffice = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    reply: async () => ({ body: { success: true, data: [] } }),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
  return office;
}
