import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Answer } from "./answer.ts";
import { sitePages } from "./site-pages.ts";
import { readStaticFiles, type StaticFiles } from "./static-files.ts";

const exported: Readonly<Record<string, string>> = {
  "index.html": "home",
  "kk.html": "home kk",
  "404.html": "missing ru",
  "500.html": "broken",
  "kk/500.html": "broken kk",
  "kk/404.html": "missing kk",
  "about.html": "about",
  "products.html": "products",
  "products/senim.html": "senim",
  "products/-shell.html": "product shell",
  "kk/products/-shell.html": "product shell kk",
  "products/-shell/calculate/online.html": "online shell",
  "products/-shell/calculate/online/-shell.html": "online shell with id",
  "cabinet/reports/-shell.html": "report shell",
  "-shell.html": "content shell",
  "_next/static/chunks/a.js": "a()",
  "icon.svg": "<svg/>",
};
const published = new Set(["products/newer", "pages/rules"]);

let folder: string;
let files: StaticFiles;
let page: ReturnType<typeof sitePages>;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "shanyraq-site-"));
  for (const [name, text] of Object.entries(exported)) {
    const file = path.join(folder, "out", name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  writeFileSync(path.join(folder, "out/_next/static/chunks/a.js.gz"), gzipSync("a()"));
  writeFileSync(path.join(folder, "csp.json"), JSON.stringify({ "about.html": "script-src 'sha256-about'" }));
  writeFileSync(path.join(folder, "secret.txt"), "outside the export");
  files = await readStaticFiles(folder);
  page = sitePages(files, async (kind, slug) => {
    if (slug === "unknown") throw new Error("the back office is down");
    return published.has(`${kind}/${slug}`);
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

const asResponse = ({ status, headers, body }: Answer) => {
  const pairs = headers.flatMap((name, at): [string, string][] => (at % 2 === 0 ? [[name, headers[at + 1] ?? ""]] : []));
  return new Response(body as BodyInit | null, { status, headers: pairs });
};
const get = async (address: string, headers: Record<string, string> = {}) =>
  asResponse(await page(new Request(`http://localhost${address}`, { headers })));
const seen = async (address: string) => {
  const response = await get(address);
  return [response.status, await response.text()] as const;
};

describe("an address", () => {
  it.each([
    ["/", 200, "home"],
    ["/kk", 200, "home kk"],
    ["/about", 200, "about"],
    ["/products/senim", 200, "senim"],
    ["/icon.svg", 200, "<svg/>"],
    ["/products/newer", 200, "product shell"],
    ["/kk/products/newer", 200, "product shell kk"],
    ["/products/none", 404, "missing ru"],
    ["/kk/products/none", 404, "missing kk"],
    ["/rules", 200, "content shell"],
    ["/nothing", 404, "missing ru"],
    ["/kk/nothing", 404, "missing kk"],
    ["/500", 500, "broken"],
    ["/_error", 500, "broken"],
    ["/kk/500", 500, "broken kk"],
    ["/cabinet/reports/7", 200, "report shell"],
    ["/products/senim/calculate/online", 200, "online shell"],
    ["/products/senim/calculate/online/abc", 200, "online shell with id"],
  ])("%s answers %i %s", async (address, status, text) => {
    expect(await seen(address)).toEqual([status, text]);
  });
  it.each([
    "/about.html",
    "/index",
    "/index.html",
    "/404",
    "/404.html",
    "/-shell",
    "/products/-shell",
    "/products/-shell.html",
    "/secret.txt",
    "/..%2fsecret.txt",
    "/%2e%2e/secret.txt",
    "/csp.json",
    "/_next/static/chunks/a.js.gz",
  ])("answers 404 to %s", async (address) => {
    expect((await get(address)).status).toBe(404);
  });
});

it("answers 503 with a time to retry while it cannot be found out whether a page exists, and still serves exported pages", async () => {
  const response = await get("/news/unknown");
  expect([response.status, response.headers.get("retry-after"), await response.text()]).toEqual([503, "5", "broken"]);
  expect(await (await get("/kk/news/unknown")).text()).toBe("broken kk");
  expect((await get("/products/senim")).status).toBe(200);
});

it("a page that failed knows the number of its request", async () => {
  expect((await get("/news/unknown", { "x-request-id": "7f3a" })).headers.get("server-timing")).toBe('request;desc="7f3a"');
});

it("the home page leads who has chosen a language before to it, and no cache keeps that", async () => {
  const { status, headers } = await get("/?a=1", { cookie: "i18n_redirected=kk", "sec-fetch-site": "none" });
  expect([status, headers.get("location"), headers.get("cache-control")]).toEqual([302, "/kk?a=1", "private, no-store"]);
  expect((await get("/", { cookie: "i18n_redirected=kk", "sec-fetch-site": "same-origin" })).status).toBe(200);
});

describe("moved for good, with what was asked for:", () => {
  it.each([
    ["/about/", "/about"],
    ["/kk/", "/kk"],
    ["/about/?a=1&b=2", "/about?a=1&b=2"],
    ["/products/index", "/products"],
    ["/products/senim/index", "/products/senim"],
    ["/kk/products/senim/calculate/index", "/kk/products/senim/calculate"],
    ["/products/index/?a=1", "/products?a=1"],
  ])("%s to %s", async (from, to) => {
    const response = await get(from);
    expect([response.status, response.headers.get("location")]).toEqual([308, to]);
  });
  it.each(["//evil.example/", "//evil.example", "/\\evil.example/"])("%s leads to no other site", async (address) => {
    const { headers } = await get(address);
    expect(new URL(headers.get("location") ?? "/", "http://localhost").host).toBe("localhost");
  });
});

describe("a file", () => {
  it("carries its policy, its kind and how long it may be kept", async () => {
    expect(Object.fromEntries((await get("/about")).headers)).toMatchObject({
      "content-security-policy": "script-src 'sha256-about'",
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-cache",
      vary: "accept-encoding",
      "content-length": "5",
    });
    expect((await get("/_next/static/chunks/a.js")).headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  });
  it("is not sent again to who has it, except as an error page", async () => {
    const etag = (await get("/about")).headers.get("etag") ?? "";
    const again = await get("/about", { "if-none-match": etag });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    const missing = (await get("/nothing")).headers.get("etag") ?? "";
    expect((await get("/nothing", { "if-none-match": missing })).status).toBe(404);
  });
  it("is sent compressed to who takes it so", async () => {
    expect((await get("/_next/static/chunks/a.js", { "accept-encoding": "gzip" })).headers.get("content-encoding")).toBe("gzip");
    expect((await get("/_next/static/chunks/a.js", { "accept-encoding": "br" })).headers.get("content-encoding")).toBeNull();
  });
  it("is reached by its own address alone", () => {
    expect(["/about.html", "/icon.svg"].map(files.has)).toEqual([true, true]);
    expect(["about.html", "/../csp.json", "/secret.txt"].map(files.has)).toEqual([false, false, false]);
  });
});
