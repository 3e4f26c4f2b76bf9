import { readdirSync } from "node:fs";
import { request as rawRequest } from "node:http";
import path from "node:path";
import { locales } from "@shanyraq/i18n";
import { inLocale } from "@shanyraq/routes";
import { exactPages, hostRules } from "@shanyraq/routes/hosting";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startNginx, type Nginx } from "../product/servers/nginx.ts";
import { freshPlace, startProduct, type Product } from "../product/start.ts";

const out = path.resolve(import.meta.dirname, "../../../site/out");
const exported = readdirSync(out, { recursive: true, encoding: "utf8", withFileTypes: true })
  .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
  .map((entry) => `/${path.relative(out, path.join(entry.parentPath, entry.name))}`)
  .toSorted();
const filled = (template: string) => template.replace(/\{(\w+)\+?\}/g, (_, name: string) => (name === "rest" ? "a/b" : `some-${name}`));

/** Names of an answer's headers that are the host's own: of the connection, of the server, and the digest of a file. */
const hostsOwn = new Set([
  "connection",
  "date",
  "keep-alive",
  "server",
  "transfer-encoding",
  "accept-ranges",
  "x-request-id",
  "server-timing",
  "etag",
]);

let place: ReturnType<typeof freshPlace>;
let product: Product;
let nginx: Nginx;
beforeAll(async () => {
  place = freshPlace();
  product = await startProduct(place, { FORWARDED_HOPS: "1" });
  nginx = await startNginx(product.origin);
});
afterAll(async () => {
  await nginx.stop();
  await product.stop();
  place.remove();
});

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

async function answerOf(origin: string, address: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(origin + address, { redirect: "manual", ...init, headers: { "accept-encoding": "gzip", ...init.headers } });
  const { status } = response;
  const body = await response.text();
  // The words under a redirect are the host's own too; nobody reads them.
  const ignored = status === 308 ? new Set([...hostsOwn, "content-type", "content-length"]) : hostsOwn;
  const empty = body === "" ? ["content-length"] : [];
  const headers = [...response.headers].filter(([name]) => !ignored.has(name) && !empty.includes(name));
  return { status, headers: Object.fromEntries(headers), body: status === 308 ? "" : body };
}
const same = async (address: string, init: RequestInit = {}) => {
  const expected = await answerOf(product.origin, address, init);
  expect(await answerOf(nginx.origin, address, init)).toEqual(expected);
  return expected;
};

/** The answer to headers that a browser alone may set. */
const rawAnswer = (origin: string, address: string, headers: Readonly<Record<string, string | undefined>>) =>
  new Promise<{ readonly status: number; readonly location: string | undefined; readonly cache: string | undefined }>((done, fail) => {
    const sent = rawRequest(origin + address, (answer) => {
      answer.resume();
      done({ status: answer.statusCode ?? 0, location: answer.headers.location, cache: answer.headers["cache-control"] });
    });
    for (const [name, value] of Object.entries(headers)) if (value !== undefined) sent.setHeader(name, value);
    sent.on("error", fail).end();
  });

describe("nginx answers what the gateway answers, header by header:", () => {
  it.each(locales)("every page and every route of %s", async (locale) => {
    const within = (address: string) => inLocale("/", locale) === "/" || address.startsWith(inLocale("/", locale));
    const addresses = [
      ...exactPages,
      ...hostRules.map((rule) => filled(rule.path)),
      ...exported.filter((file) => file.endsWith(".html")).map((file) => file.replace(/(\/index)?\.html$/, "") || "/"),
    ].filter(within);
    const statuses = new Set<number>();
    for (const address of new Set(addresses)) statuses.add((await same(address)).status);
    expect([...statuses].toSorted((a, b) => a - b)).toEqual([200, 404, 500]);
  });
  it("every file that is not a page, by its own name", async () => {
    const chunks = exported.filter((file) => file.startsWith("/_next/static/"));
    const files = [...chunks.slice(0, 12), ...exported.filter((file) => !file.startsWith("/_next/") && !file.endsWith(".html"))];
    for (const file of files) expect((await same(file)).status, file).toBe(200);
  });
  it("no page by the name of its file", async () => {
    for (const file of exported.filter((one) => one.endsWith(".html"))) expect((await same(file)).status, file).toBe(404);
  });
  it.each([
    "/about/",
    "/ru",
    "/RU/products/senim/",
    "/KK",
    "/Kk/news/7?a=1",
    "/kz/about",
    "/EN/a/b/c/d",
    "/kk/",
    "/about/?a=1&b=%2F",
    "/kk/products/index",
    "/products/senim/index?a=1",
    "/en/products/senim/calculate/index/",
    "/%D0%B0/",
  ])("%s has moved for good", async (address) => {
    expect((await same(address)).status).toBe(308);
  });
  it.each([
    "/no-such-page",
    "/kk/no-such-page",
    "/en/a/b/c/d",
    "//evil.example",
    "/ru//evil.example",
    "/products/-shell",
    "/index",
    "/kk/404",
    "/products/500",
    "/_next/static/none.js",
    "/.git/config",
    "/%2e%2e/package.json",
    "/news/%D0%B0",
  ])("%s is 404", async (address) => {
    expect((await same(address)).status).toBe(404);
  });
  it.each([
    ["none", undefined, 302],
    ["cross-site", "https://search.example/", 302],
    ["same-origin", undefined, 200],
    [undefined, "https://search.example/", 302],
    [undefined, undefined, 302],
    [undefined, "own", 200],
  ])("the home page of who chose Kazakh, asked for from %s by %s, answers %i", async (site, referer, status) => {
    for (const origin of [product.origin, nginx.origin]) {
      const from = referer === "own" ? `${origin}/kk/about` : referer;
      const answer = await rawAnswer(origin, "/?a=1", { cookie: "a=1; i18n_redirected=kk", "sec-fetch-site": site, referer: from });
      expect(answer.status).toBe(status);
      if (status === 302) expect(answer).toMatchObject({ location: "/kk?a=1", cache: "private, no-store" });
    }
  });
  it.each(["/500", "/_error", "/kk/500"])("%s is 500", async (address) => {
    expect((await same(address)).status).toBe(500);
  });
  it.each(["/api/nothing", "/api/provider/nothing", "/api/user", "/api", "/openapi.json", "/openapi-edge.json", "/sandbox"])(
    "%s is answered behind it",
    async (address) => {
      const { headers, body, status } = await answerOf(product.origin, address);
      const behind = await answerOf(nginx.origin, address);
      // Each refusal carries the number of its request.
      const numbered = (text: string) => text.replace(/"requestId":"\w+"/, "");
      expect([behind.status, behind.headers, numbered(behind.body)]).toEqual([status, headers, numbered(body)]);
    },
  );
  it.each(["POST", "PUT", "DELETE"])("a page cannot be sent to by %s", async (method) => {
    for (const address of ["/about", "/", "/no-such-page", "/_next/static/none.js"])
      expect((await same(address, { method })).status).toBe(405);
  });
  it("a file that the browser already has is not sent again", async () => {
    for (const address of ["/", "/kk/products", "/products/senim/calculate/online/7", "/icon.svg"]) {
      const again = async (origin: string) => {
        const first = await fetch(origin + address, { headers: { "accept-encoding": "gzip" } });
        return answerOf(origin, address, { headers: { "if-none-match": first.headers.get("etag") ?? "" } });
      };
      const expected = await again(product.origin);
      expect(expected.status).toBe(304);
      expect(await again(nginx.origin), address).toEqual(expected);
    }
  });
  it("a page is sent without compression to who does not take it", async () => {
    const { headers } = await same("/about", { headers: { "accept-encoding": "identity" } });
    expect(headers["content-encoding"]).toBeUndefined();
  });
});

describe("an address as no browser sends it", () => {
  const raw = (address: string) =>
    new Promise<{ status: number; location: string | undefined; names: readonly string[] }>((done, fail) => {
      const sent = rawRequest({ host: "127.0.0.1", port: new URL(nginx.origin).port, path: address }, (answer) => {
        answer.resume();
        done({ status: answer.statusCode ?? 0, location: answer.headers.location, names: Object.keys(answer.headers) });
      });
      sent.on("error", fail).end();
    });
  it.each(["//evil.example/", "/\\evil.example/", "///evil.example/a/", "/%5Cevil.example/", "/a/..//evil.example/"])(
    "%s leads to no other site",
    async (address) => {
      const { location } = await raw(address);
      expect(new URL(location ?? "/", "http://localhost").host).toBe("localhost");
    },
  );
  it("a line break in an address starts no header", async () => {
    const { names, location = "" } = await raw("/a%0d%0aset-cookie:%20a=1/");
    expect(names).not.toContain("set-cookie");
    expect(location).not.toMatch(/[\r\n]/);
  });
  it.each(["/../package.json", "/..%2fcsp.json", "/about.html%00", "/api/provider/news%00", "/.data/keys.json", "/csp.json"])(
    "%s is not served",
    async (address) => {
      expect([400, 404]).toContain((await raw(address)).status);
    },
  );
});

describe("while the edge is down", () => {
  let alone: Nginx;
  beforeAll(async () => {
    alone = await startNginx("http://127.0.0.1:9");
  });
  afterAll(() => alone.stop());
  it("exported pages are still served, and content that may exist and calls are answered with a request to try again", async () => {
    expect((await fetch(`${alone.origin}/kk/products/senim`)).status).toBe(200);
    expect((await fetch(`${alone.origin}/sign/7`)).status).toBe(200);
    const unavailable = await fetch(`${alone.origin}/news/later`);
    expect([unavailable.status, unavailable.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(unavailable.headers.get("content-security-policy")).toContain("script-src 'self'");
    const call = await fetch(`${alone.origin}/api/provider/news`);
    expect([call.status, await call.json()]).toEqual([503, { status: "error", message: "" }]);
  });
});
