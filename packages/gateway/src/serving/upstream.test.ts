import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import { UpstreamTimedOut, fetchThrough, type UpstreamRequest } from "@shanyraq/edge";
import { pooledUpstream } from "./upstream.ts";

let server: Server;
let reply: (incoming: IncomingMessage, outgoing: ServerResponse) => void;
let url: string;
let upstream: ReturnType<typeof pooledUpstream>;
beforeEach(async () => {
  server = createServer((incoming, outgoing) => reply(incoming, outgoing));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/base/`;
  upstream = pooledUpstream(url);
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await upstream.close();
});
const request = (more: Partial<UpstreamRequest> = {}): UpstreamRequest => ({
  method: "GET",
  path: "/news?page=2",
  headers: {},
  timeoutMs: 240_000,
  ...more,
});

it("a request goes below the provider's address and its answer comes back whole", async () => {
  reply = (incoming, outgoing) => {
    outgoing.writeHead(429, { "retry-after": "87" });
    outgoing.write(`${incoming.method} ${incoming.url} ${String(incoming.headers["lang"])} `);
    incoming.pipe(outgoing);
  };
  const response = await upstream.transport(request({ method: "POST", headers: { lang: "kk" }, body: "қаз" }));
  expect(response).toEqual({ status: 429, retryAfter: "87", text: "POST /base/news?page=2 kk қаз" });
});

it("a Request goes the same way", async () => {
  reply = (incoming, outgoing) => outgoing.end(`${incoming.url} ${String(incoming.headers["lang"])}`);
  const send = fetchThrough(upstream.transport, url);
  expect(await (await send(new Request(`${url}news?page=2`, { headers: { lang: "en" } }))).text()).toBe("/base/news?page=2 en");
});

it("keeps a character whole that is cut between two pieces, and drops a mark before the text", async () => {
  const bytes = Buffer.from("\uFEFFқ");
  reply = (_, outgoing) => {
    outgoing.write(bytes.subarray(0, 4), () => outgoing.end(bytes.subarray(4)));
  };
  expect((await upstream.transport(request())).text).toBe("қ");
});

it("gives up a call that is not answered in time, and one that waits for its turn behind it", async () => {
  reply = () => {};
  const many = Array.from({ length: 70 }, () => upstream.transport(request({ timeoutMs: 50 })));
  for (const settled of await Promise.allSettled(many)) expect(settled).toMatchObject({ reason: expect.any(UpstreamTimedOut) as unknown });
  reply = (_, outgoing) => outgoing.end("back");
  expect((await upstream.transport(request())).text).toBe("back");
});

it.each([
  ["a header that cannot be sent", { headers: { lang: "a\nb" } }],
  ["a path that cannot be sent", { path: " a\nb" }],
])("%s is an error of this request alone", async (_, wrong) => {
  reply = (__, outgoing) => outgoing.end("fine");
  await expect(upstream.transport(request(wrong))).rejects.toThrow();
  expect((await upstream.transport(request())).text).toBe("fine");
});

it("a line that breaks in the middle of an answer is an error", async () => {
  reply = (_, outgoing) => {
    outgoing.writeHead(200, { "content-length": "10" });
    outgoing.write("half", () => outgoing.destroy());
  };
  await expect(upstream.transport(request())).rejects.toThrow();
});
