import { createServer, type RequestListener, type Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { openFront, type Front, type FrontOptions } from "./front.ts";

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});

const serve = async (listener: RequestListener): Promise<{ readonly port: number; readonly server: Server }> => {
  const server = createServer(listener);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  open.push(
    () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  );
  return { port: (server.address() as AddressInfo).port, server };
};
const names =
  (name: string): RequestListener =>
  (incoming, outgoing) =>
    void outgoing.end(`${name} ${incoming.method} ${incoming.url} ${incoming.headers.host}`);

const front = async (more: Partial<FrontOptions> = {}): Promise<Front & { readonly site: Server }> => {
  const [gateway, site] = [await serve(names("gateway")), await serve(names("site"))];
  const opened = await openFront({
    port: 0,
    gateway: { port: gateway.port, ready: async () => true },
    site: { port: site.port, ready: async () => true },
    placeOf: (path) => ({ to: "page", path }),
    ...more,
  });
  open.push(opened.close);
  return { ...opened, site: site.server };
};
const ask = (port: number, path: string, init?: RequestInit) => fetch(`http://localhost:${port}${path}`, { redirect: "manual", ...init });

it.each(["/api/login", "/sandbox", "/sandbox/inbox", "/desk", "/desk/news", "/openapi.json", "/openapi-edge.json", "/healthz"])(
  "%s is the gateway's, under the one origin",
  async (path) => {
    const { port } = await front();
    expect(await (await ask(port, path, { method: "POST", body: "{}" })).text()).toBe(`gateway POST ${path} localhost:${port}`);
  },
);

it("fetches a page from next dev and answers it with a policy that allows nothing from elsewhere", async () => {
  const { port } = await front();
  const page = await ask(port, "/kk/about?a=1");
  expect(await page.text()).toBe(`site GET /kk/about?a=1 localhost:${port}`);
  expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(page.headers.get("strict-transport-security")).toBeNull();
});

it("a moved address leads on, and a missing one says so", async () => {
  const { port } = await front({
    placeOf: (path) => (path === "/old" ? { to: "moved", path: "/new" } : { to: "page", path: "/404", missing: true }),
  });
  expect((await ask(port, "/old?a=1")).headers.get("location")).toBe("/new?a=1");
  expect((await ask(port, "/none")).status).toBe(404);
});

it("says where to look while a part is broken", async () => {
  const { port } = await front({ gateway: { port: 9, ready: async () => false } });
  const refused = await ask(port, "/api/user");
  expect(refused.status).toBe(503);
  expect(await refused.text()).toBe("The terminal says what is wrong.\n");
});

it("a page that lacks something says what, and the browser asks for it again; calls do not wait for it", async () => {
  let lacking: string | undefined = "What is published is being read.";
  const { port } = await front({ lacking: () => lacking });
  const waiting = await ask(port, "/about");
  expect([waiting.status, waiting.headers.get("refresh"), await waiting.text()]).toEqual([503, "1", "What is published is being read.\n"]);
  expect((await ask(port, "/api/user")).status).toBe(200);
  lacking = undefined;
  expect((await ask(port, "/about")).status).toBe(200);
});

it("hot reload's line goes through to next dev", async () => {
  const { port, site } = await front();
  site.on("upgrade", (_, socket) => {
    socket.write("HTTP/1.1 101 Switching Protocols\r\n\r\n");
    socket.on("data", (chunk: Buffer) => socket.end(`heard ${chunk.toString()}`));
  });
  const line = connect(port, "127.0.0.1");
  line.write("GET /_next/hmr HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n");
  const received = await new Promise<string>((done) => {
    let text = "";
    line.on("data", (chunk: Buffer) => {
      text += chunk.toString();
      if (text.endsWith("\r\n\r\n")) line.write("hello");
    });
    line.on("close", () => done(text));
  });
  expect(received).toMatch(/101 Switching Protocols[^]*heard hello$/);
});
