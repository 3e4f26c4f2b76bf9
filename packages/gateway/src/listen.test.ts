import { request as nodeRequest } from "node:http";
import { afterEach, expect, it } from "vitest";
import { ADDRESS_HEADER, listen, type Listening } from "./listen.ts";

let listening: Listening | undefined;
const faults: unknown[] = [];
const serve = async (answer: (request: Request) => Promise<Response>) => {
  listening = await listen(answer, 0, (error) => faults.push(error));
  return `http://127.0.0.1:${listening.port}`;
};
afterEach(async () => {
  await listening?.close();
  faults.length = 0;
});

it("only the connection tells who is connected", async () => {
  const url = await serve(async (request) => new Response(request.headers.get(ADDRESS_HEADER)));
  const answer = await fetch(url, { headers: { [ADDRESS_HEADER]: "1.2.3.4" } });
  expect(await answer.text()).toMatch(/127\.0\.0\.1$/);
});

it("several cookies stay several", async () => {
  const headers = new Headers([
    ["set-cookie", "a=1; Path=/"],
    ["set-cookie", "b=2; Path=/"],
  ]);
  const url = await serve(async () => new Response("", { headers }));
  expect((await fetch(url)).headers.getSetCookie()).toEqual(["a=1; Path=/", "b=2; Path=/"]);
});

it("a body comes through whole, and a HEAD has none", async () => {
  const url = await serve(async (request) => new Response(request.method === "POST" ? await request.text() : "page"));
  const long = "қ".repeat(100_000);
  expect(await (await fetch(url, { method: "POST", body: long })).text()).toBe(long);
  expect(await (await fetch(url, { method: "HEAD" })).text()).toBe("");
});

it("a fault answers 500, tells nothing of itself, and is reported", async () => {
  const url = await serve(async () => {
    throw new Error("the inside");
  });
  const answer = await fetch(url);
  expect([answer.status, await answer.text()]).toEqual([500, ""]);
  expect(faults).toEqual([new Error("the inside")]);
});

it("headers over 16 KB are refused", async () => {
  const url = await serve(async () => new Response("ok"));
  expect((await fetch(url, { headers: { x: "x".repeat(17_000) } })).status).toBe(431);
});

it("an address in absolute form stays here", async () => {
  const url = new URL(await serve(async (request) => new Response(request.url)));
  const answer = await new Promise<string>((done, fail) => {
    const sent = nodeRequest(
      { host: url.hostname, port: url.port, path: "http://evil.example/x", headers: { host: url.host } },
      (incoming) => {
        incoming.setEncoding("utf8");
        incoming.on("data", done);
      },
    );
    sent.on("error", fail);
    sent.end();
  });
  expect(answer).toBe(`${url.origin}/`);
});
