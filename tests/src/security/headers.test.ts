import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { exportedFiles } from "@shanyraq/routes/exported-files";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seededPeople } from "@shanyraq/provider";
import { startFreshProduct, type FreshProduct } from "../product/start.ts";

const run = promisify(execFile);
const repository = path.resolve(import.meta.dirname, "../../..");
const out = path.join(repository, "site/out");
const exported = exportedFiles(out);
const pages = exported.filter((file) => file.endsWith(".html")).map((file) => `/${path.relative(out, file)}`);

let product: FreshProduct;
beforeAll(async () => {
  product = await startFreshProduct();
});
afterAll(() => product.stop());

/** Most pages name the same files: each is read once, so that no connection grows old meanwhile. */
const digests = new Map<string, string>();
function digestOf(url: string): string {
  const known = digests.get(url);
  if (known !== undefined) return known;
  const bytes = readFileSync(path.join(out, decodeURI(url)));
  const digest = `sha384-${createHash("sha384").update(bytes).digest("base64")}`;
  digests.set(url, digest);
  return digest;
}
const addressOf = (page: string) => page.replace(/\.html$/, "").replace(/\/index$/, "/");

describe("S16: every answer carries the protective headers, errors included", () => {
  const probes = [
    "/",
    "/kk",
    "/en/products",
    "/no-such-page",
    "/a/b/c/d",
    "/api/provider/news",
    "/api/provider/nothing",
    "/api/user",
    "/api/nothing",
    "/openapi.json",
    "/openapi-edge.json",
    "/lang/kk.json",
    "/sandbox",
    "/icon.svg",
  ];
  it.each(probes)("%s", async (address) => {
    const { headers } = await fetch(product.origin + address);
    expect(headers.get("strict-transport-security")).toMatch(/max-age=(\d{8,}); includeSubDomains/);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBeTruthy();
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
    expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
    expect(headers.get("permissions-policy")).toBeTruthy();
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(headers.get("server")).toBeNull();
    expect(headers.get("x-powered-by")).toBeNull();
  });
});

describe("S17: the policy allows inline code by its hash alone", () => {
  it.each(pages.filter((page) => !page.includes("-shell") && !/\/(404|500|_error)\.html$/.test(page)))("%s", async (page) => {
    const response = await fetch(product.origin + addressOf(page));
    expect(response.status).toBe(200);
    const policy = response.headers.get("content-security-policy") ?? "";
    const html = await response.text();
    expect(policy).not.toMatch(/'unsafe-inline'|'unsafe-eval'|\*|http:|https:/);
    expect(html).toContain('http-equiv="Content-Security-Policy"');
    expect(html).not.toMatch(/<[^>]+\son[a-z]+="/i);
    // The scripts are named at the end of the page, each with the digest of its file.
    for (const [tag] of html.matchAll(/<script\b[^>]*\bsrc=[^>]*>/g)) expect(tag).toContain("integrity=");
    const late = [...html.matchAll(/\["(\/_next\/static\/[^"]+\.js)","([^"]*)"\]/g)];
    expect(late.length).toBeGreaterThan(5);
    for (const [, src = "", digest] of late) expect(digest, src).toBe(digestOf(src));
  });
});

describe("S48: nothing secret is in the production build", () => {
  it("no source map, no provider token, no seeded password, no machine path", async () => {
    expect(exported.filter((file) => file.endsWith(".map"))).toEqual([]);
    const secrets = [...seededPeople.map(({ password }) => password), "prv_", repository];
    for (const file of exported.filter((one) => /\.(html|js|json|css|txt)$/.test(one))) {
      // Not in one breath: a line that grew old meanwhile is noticed before the next test uses it.
      const text = await readFile(file, "utf8");
      for (const secret of secrets) expect(text.includes(secret), `${file} holds ${secret}`).toBe(false);
    }
  });
  it.each(["/.git/config", "/.env", "/package.json", "/../package.json", "/%2e%2e/package.json", "/.data/keys.json"])(
    "%s is not served",
    async (address) => {
      const response = await fetch(product.origin + address);
      expect(response.status).toBe(404);
    },
  );
  const startWith = (more: Readonly<Record<string, string>>) => {
    const env: Record<string, string> = { PATH: process.env["PATH"] ?? "", NODE_ENV: "production", PORT: "0", ...more };
    return run(process.execPath, ["packages/gateway/src/main.ts"], { cwd: repository, env: env as NodeJS.ProcessEnv });
  };
  it("a production start without its keys is refused with a list of what is missing", async () => {
    await expect(startWith({})).rejects.toThrow(
      /SESSION_KEYS[\s\S]*FILES_KEYS[\s\S]*PROVIDER_SECRET[\s\S]*CAPTCHA_SECRET[\s\S]*DATABASE_URL/,
    );
  });
  it("a production start refuses to go without a captcha", async () => {
    await expect(startWith({ CAPTCHA: "off" })).rejects.toThrow(/CAPTCHA=off/);
  });
});

it("/.well-known/security.txt gives a contact, for less than a year (RFC 9116)", async () => {
  const response = await fetch(`${product.origin}/.well-known/security.txt`);
  const fields = new Map(
    (await response.text())
      .trim()
      .split("\n")
      .map((line) => line.split(/: (.*)/s) as [string, string]),
  );
  expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(fields.get("Contact")).toMatch(/^(mailto:|https:\/\/)/);
  const left = Date.parse(fields.get("Expires") ?? "") - Date.now();
  expect([left > 0, left < 365 * 86_400_000]).toEqual([true, true]);
});

it("browsers learn where to report breaches of a page's policy, and their reports are accepted", async () => {
  const { headers } = await fetch(`${product.origin}/kk`);
  expect(headers.get("reporting-endpoints")).toBe('csp="/api/csp-report"');
  expect(headers.get("content-security-policy")).toMatch(/report-uri \/api\/csp-report; report-to csp$/);
  const report = {
    "csp-report": { "document-uri": `${product.origin}/kk`, "effective-directive": "img-src", "blocked-uri": "https://evil.example/a.png" },
  };
  const { status } = await fetch(`${product.origin}/api/csp-report`, {
    method: "POST",
    headers: { "content-type": "application/csp-report" },
    body: JSON.stringify(report),
  });
  expect(status).toBe(204);
  await expect
    .poll(() => product.output())
    .toMatch(/"event":"cspViolation","route":"home","directive":"img-src","blocked":"evil\.example"/);
});

it("the export is precompressed and the smallest form is served", async () => {
  const response = await fetch(`${product.origin}/products`, { headers: { "accept-encoding": "br" } });
  expect(response.headers.get("content-encoding")).toBe("br");
  expect(response.headers.get("cache-control")).toBe("no-cache");
  const again = await fetch(`${product.origin}/products`, { headers: { "if-none-match": response.headers.get("etag") ?? "" } });
  expect(again.status).toBe(304);
});

it("the language files of the specification come from the catalogues", async () => {
  for (const lang of ["en", "kk", "ru"]) {
    const words = (await (await fetch(`${product.origin}/lang/${lang}.json`)).json()) as Record<string, string>;
    expect(Object.keys(words).length).toBeGreaterThan(100);
  }
});

it.each([
  ["/openapi.json", 140, "/worksheet"],
  ["/openapi-edge.json", 10, "/api/captcha"],
])("%s is an OpenAPI document with all the calls of its side", async (address, least, one) => {
  const document = (await (await fetch(product.origin + address)).json()) as { openapi: string; paths: object };
  expect(document.openapi).toBe("3.1.0");
  expect(Object.keys(document.paths).length).toBeGreaterThan(least);
  expect(document.paths).toHaveProperty([one]);
});
