import { request as nodeRequest } from "node:http";
import { connect } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { byRequests } from "./answer.ts";
import { ADDRESS_HEADER, addressSeen, listen, type Limits, type Listening } from "./listen.ts";

let listening: Listening | undefined;
const faults: unknown[] = [];
const serve = async (answer: (request: Request) => Promise<Response>, limits?: Limits) => {
  listening = await listen(byRequests(answer), { port: 0, onFault: (error) => faults.push(error), ...(limits && { limits }) });
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

it.each([
  [0, "timeout=5"],
  [1, "timeout=75"],
])("behind %i proxies an idle line is kept open: %s", async (forwardedHops, expected) => {
  listening = await listen(
    byRequests(async () => new Response("ok")),
    { port: 0, onFault: (error) => faults.push(error), forwardedHops },
  );
  const answer = await fetch(`http://127.0.0.1:${listening.port}`);
  expect(answer.headers.get("keep-alive")).toBe(expected);
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

it("a client that is refused before it has sent everything reads the answer, sends the rest, and is not reset", async () => {
  const url = await serve(async () => new Response("too large", { status: 413 }));
  const [size, piece] = [4 * 1024 * 1024, Buffer.alloc(64 * 1024, "x")];
  const events: string[] = [];
  await new Promise<void>((done) => {
    const socket = connect(Number(new URL(url).port), "127.0.0.1", () =>
      socket.write(`POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: ${size}\r\n\r\n`),
    );
    let rest = size;
    const send = (): void => {
      if (rest === 0) return;
      rest -= piece.length;
      socket.write(piece, send);
    };
    socket.once("data", (data) => {
      events.push(data.toString().split("\r\n")[0] ?? "");
      send();
    });
    socket.on("error", ({ message }) => events.push(message));
    socket.on("close", () => {
      events.push(`${rest} bytes unsent`);
      done();
    });
  });
  expect(events).toEqual(["HTTP/1.1 413 Payload Too Large", "0 bytes unsent"]);
});

it("a fault answers 500, tells nothing of itself, and is reported", async () => {
  const url = await serve(async () => {
    throw new Error("the inside");
  });
  const answer = await fetch(url);
  expect([answer.status, await answer.text()]).toEqual([500, ""]);
  expect(faults).toEqual([new Error("the inside")]);
});

it.each([
  ["TRACE", "a"],
  ["TRACK", "a"],
  ["CONNECT", "a"],
  ["GET", "name:password@a"],
  ["GET", "[::1"],
  ["GET", ""],
  ["GET", "a/b"],
])("%s of the host «%s», which no Request can be, harms nobody", async (method, host) => {
  const url = await serve(async () => new Response("ok"));
  const { port } = new URL(url);
  await new Promise<void>((done) => {
    const socket = connect(Number(port), "127.0.0.1", () =>
      socket.write(`${method} / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`),
    );
    socket.resume();
    socket.on("error", () => {});
    socket.on("close", () => done());
  });
  expect(await (await fetch(url)).text()).toBe("ok");
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

describe("the visitor's address", () => {
  it.each([
    ["no proxy of ours", undefined, 0, "10.0.0.9"],
    ["no proxy of ours, whatever the client writes", "1.2.3.4", 0, "10.0.0.9"],
    ["one proxy", "203.0.113.7", 1, "203.0.113.7"],
    ["one proxy, and a client that wrote an address of their own", "1.2.3.4, 203.0.113.7", 1, "203.0.113.7"],
    ["two proxies", "1.2.3.4, 203.0.113.7, 10.0.0.1", 2, "203.0.113.7"],
    ["one proxy that said nothing", undefined, 1, "10.0.0.9"],
  ])("is found behind %s (%s)", (_, forwarded, hops, seen) => {
    expect(addressSeen("10.0.0.9", forwarded, hops)).toBe(seen);
  });
});

describe("S45 a client that is too slow", () => {
  const quick: Limits = { headerBytes: 16 * 1024, headersMs: 200, requestMs: 400, sweepMs: 50 };
  const talk = (url: string, text: string) =>
    new Promise<string>((done, fail) => {
      const socket = connect(Number(new URL(url).port), "127.0.0.1", () => socket.write(text));
      let received = "";
      socket.on("data", (chunk: Buffer) => (received += chunk.toString()));
      socket.on("error", fail);
      socket.on("close", () => done(received));
    });

  it("with its headers is cut", async () => {
    const url = await serve(async () => new Response("ok"), quick);
    expect(await talk(url, "GET / HTTP/1.1\r\nHost: a\r\nX-Slow:")).toMatch(/^HTTP\/1\.1 408 /);
  });
  it("with its body is cut", async () => {
    const url = await serve(async (request) => new Response(await request.text()), quick);
    expect(await talk(url, "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nhalf")).toMatch(/^HTTP\/1\.1 408 /);
  });
});

describe("a stop", () => {
  it("lets what is under way finish and takes nothing new", async () => {
    const held = Promise.withResolvers<Response>();
    const { promise: started, resolve: begin } = Promise.withResolvers<void>();
    const url = await serve(async ({ url: path }) => {
      if (!path.endsWith("/held")) return new Response("at once");
      begin();
      return held.promise;
    });
    const pending = fetch(`${url}/held`);
    await started;
    const closed = listening?.close();
    const next = await fetch(url);
    expect([await next.text(), next.headers.get("connection")]).toEqual(["at once", "close"]);
    await expect
      .poll(() =>
        fetch(url)
          .then(({ status }) => status)
          .catch(() => "refused"),
      )
      .toBe("refused");
    held.resolve(new Response("finished"));
    expect(await (await pending).text()).toBe("finished");
    await closed;
  });
  it("cuts what does not finish in time", async () => {
    const { promise: started, resolve: begin } = Promise.withResolvers<void>();
    const url = await serve(() => {
      begin();
      return new Promise(() => {});
    });
    const pending = fetch(url);
    await started;
    await Promise.all([expect(pending).rejects.toThrow(), listening?.close(50)]);
  });
});
