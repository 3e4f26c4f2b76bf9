import { API_POLICY, missingPage, NO_PAGE_POLICY, protectiveHeaders } from "@shanyraq/routes/hosting";
import { locales } from "@shanyraq/i18n";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { cloudflareWorker } from "./cloudflare.ts";
import { rightReply } from "@shanyraq/calls/testing/right-reply.ts";

const files: Readonly<Record<string, string>> = {
  "/": "home",
  "/about": "about",
  "/kk/products/senim": "senim kk",
  "/kk/products/-shell": "product shell kk",
  "/404": "missing ru",
  "/kk/404": "missing kk",
  "/en/404": "missing en",
  "/500": "broken",
  "/kk/500": "broken kk",
  "/icon.svg": "<svg/>",
  "/_next/static/chunks/a.js": "a()",
  "/entries.json": JSON.stringify({ products: ["senim"], news: [], pages: [], media: [] }),
  "/policies.json": JSON.stringify({ "index.html": "home policy", "kk/products/-shell.html": "shell policy", "kk/404.html": "404 policy" }),
};
const ASSETS = {
  fetch: async (request: Request) => {
    const body = files[new URL(request.url).pathname];
    return body === undefined ? new Response("none", { status: 404 }) : new Response(body, { headers: { "cache-control": "its own" } });
  },
};

let backOffice: Server;
let environment: Parameters<ReturnType<typeof cloudflareWorker>["fetch"]>[1];
const worker = cloudflareWorker();
beforeAll(async () => {
  backOffice = createServer((incoming, outgoing) => {
    const status = ["/products/slug/later", "/menus/"].includes(incoming.url ?? "") ? 200 : 404;
    outgoing
      .writeHead(incoming.url?.endsWith("/down") ? 503 : status, { "content-type": "application/json" })
      .end(JSON.stringify(rightReply({ method: "GET", url: incoming.url ?? "/" })));
  });
  await new Promise<void>((done) => backOffice.listen(0, "127.0.0.1", done));
  environment = {
    ASSETS,
    PROVIDER_URL: `http://127.0.0.1:${(backOffice.address() as AddressInfo).port}`,
    SESSION_KEYS: `one:${Buffer.alloc(32, 1).toString("base64url")}`,
    CAPTCHA_SECRET: "secret",
    SITE_ORIGIN: "https://shanyraq.example",
  };
});
afterAll(() => void backOffice.close());

const ask = (path: string, init?: RequestInit) => worker.fetch(new Request(`https://site.example${path}`, init), environment);

describe("the worker of a whole site", () => {
  it.each([
    ["/", 200, "home"],
    ["/about", 200, "about"],
    ["/kk/products/senim", 200, "senim kk"],
    ["/kk/products/later", 200, "product shell kk"],
    ["/kk/products/never", 404, "missing kk"],
    ["/kk/products/down", 503, "broken kk"],
    ["/500", 500, "broken"],
    ["/kk/_error", 500, "broken kk"],
    ["/no-such-page", 404, "missing ru"],
    ["/en/a/b/c/d", 404, "missing en"],
    ["/kk/products/-shell", 404, "missing kk"],
    ["/about.html", 404, "missing ru"],
    ["/icon.svg", 200, "<svg/>"],
  ])("answers %s with %i and %s", async (path, status, body) => {
    const response = await ask(path);
    expect([response.status, await response.text()]).toEqual([status, body]);
    for (const [name, value] of protectiveHeaders) expect(response.headers.get(name)).toBe(value);
  });
  it("gives every page its own policy, and everything that is not a page the strictest", async () => {
    const policy = async (path: string) => (await ask(path)).headers.get("content-security-policy");
    expect(await policy("/")).toBe("home policy");
    expect(await policy("/kk/products/later")).toBe("shell policy");
    expect(await policy("/kk/products/never")).toBe("404 policy");
    expect(await policy("/icon.svg")).toBe(NO_PAGE_POLICY);
  });
  it("leads what has moved, with what was asked for", async () => {
    const response = await ask("/kk/products/index?a=1");
    expect([response.status, response.headers.get("location")]).toEqual([308, "/kk/products?a=1"]);
  });
  it("leads the home page to the language that was chosen before", async () => {
    const { status, headers } = await ask("/", { headers: { cookie: "i18n_redirected=kk", "sec-fetch-site": "cross-site" } });
    expect([status, headers.get("location"), headers.get("cache-control")]).toEqual([302, "/kk", "private, no-store"]);
  });
  it("says how long a file may be kept", async () => {
    const cache = async (path: string) => (await ask(path)).headers.get("cache-control");
    expect(await cache("/about")).toBe("no-cache");
    expect(await cache("/_next/static/chunks/a.js")).toBe("public, max-age=31536000, immutable");
  });
  it("passes calls to the edge, and answers them with the headers for everything that is not a page", async () => {
    const response = await ask("/api/provider/nothing");
    expect(response.status).toBe(404);
    expect(response.headers.get("content-security-policy")).toBe(API_POLICY);
    expect((await ask("/api/published/kk/products/later")).status).toBe(204);
    expect((await ask("/about", { method: "POST" })).status).toBe(405);
  });
  it("has a page for every language", () => {
    for (const locale of locales) expect(files).toHaveProperty([missingPage(locale)]);
  });
});
