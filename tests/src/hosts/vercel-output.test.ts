import { randomBytes } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { locales } from "@shanyraq/i18n";
import { inLocale } from "@shanyraq/routes";
import {
  API_POLICY,
  exactPages,
  hostRules,
  missingPage,
  movedRules,
  PLAIN_FORMS_POLICY,
  protectiveHeaders,
} from "@shanyraq/routes/hosting";
import { rightReply } from "@shanyraq/calls/testing/right-reply.ts";
import { writeVercel, type VercelConfig } from "@shanyraq/hosts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runBuilt, type EdgeHost } from "../product/edge-runtime.ts";
import { functionsOf, vercelRouting, type MiddlewareAnswer } from "../product/exports/vercel-routing.ts";

const site = path.resolve(import.meta.dirname, "../../../site");
const policies = JSON.parse(readFileSync(path.join(site, "csp.json"), "utf8")) as Record<string, string>;
const filled = (template: string) => template.replace(/\{(\w+)\+?\}/g, (_, name: string) => (name === "rest" ? "a/b" : `some-${name}`));
const published = (template: string) => filled(template).replace(/some-(slug|id)(?=$|\/calculate$)/, "later");

let folder: string;
let output: string;
let backOffice: Server;
let functions: ReadonlyMap<string, EdgeHost>;
let routed: ReturnType<typeof vercelRouting>;

/** What a host reads of the middleware's answer. */
async function middleware(address: string): Promise<MiddlewareAnswer> {
  const { status, headers } = await fetch(new URL(address, functions.get("middleware")?.url), { redirect: "manual" });
  const rewrite = headers.get("x-middleware-rewrite");
  if (rewrite) return { rewrite: new URL(rewrite).pathname };
  const location = headers.get("location");
  return headers.has("x-middleware-next") ? {} : { response: { status, ...(location && { location }) } };
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "shanyraq-vercel-"));
  await writeVercel(site, folder);
  output = path.join(folder, ".vercel/output");
  // It knows one new entry of each kind.
  backOffice = createServer((incoming, outgoing) => {
    outgoing
      .writeHead(incoming.url?.endsWith("/later") ? 200 : 404, { "content-type": "application/json" })
      .end(JSON.stringify(rightReply({ method: "GET", url: incoming.url ?? "/" })));
  });
  await new Promise<void>((done) => backOffice.listen(0, "127.0.0.1", done));
  const variables = {
    PROVIDER_URL: `http://127.0.0.1:${(backOffice.address() as AddressInfo).port}`,
    SESSION_KEYS: `one:${randomBytes(32).toString("base64url")}`,
    CAPTCHA_SECRET: randomBytes(32).toString("base64url"),
    SITE_ORIGIN: "https://shanyraq.example",
  };
  const files = { "/entries.json": readFileSync(path.join(output, "static/entries.json"), "utf8") };
  const started = functionsOf(output).map(
    async (name) => [name, await runBuilt(path.join(output, `functions/${name}.func/index.js`), variables, files)] as const,
  );
  functions = new Map(await Promise.all(started));
  routed = vercelRouting(output, middleware);
});
afterAll(async () => {
  await Promise.all([...functions.values()].map(({ close }) => close()));
  backOffice.close();
  rmSync(folder, { recursive: true, force: true });
});

describe("the output structure", () => {
  it("has a function for every address of the edge, and the middleware", () => {
    expect(functionsOf(output)).toEqual(
      expect.arrayContaining([
        "api/captcha",
        "api/documents",
        "api/forms",
        "api/kaspi-qr-pay",
        "api/login",
        "api/logout",
        "api/provider",
        "api/published",
        "api/user",
        "middleware",
      ]),
    );
    for (const name of functionsOf(output)) {
      const { runtime, entrypoint, envVarsInUse } = JSON.parse(
        readFileSync(path.join(output, `functions/${name}.func/.vc-config.json`), "utf8"),
      ) as { runtime: string; entrypoint: string; envVarsInUse: string[] };
      expect(runtime).toBe("edge");
      expect(envVarsInUse).toContain("PROVIDER_URL");
      expect(existsSync(path.join(output, `functions/${name}.func`, entrypoint))).toBe(true);
    }
  });
  it("keeps within what a deployment may have: 2,048 rows, 4,096 characters each", () => {
    const { version, routes } = JSON.parse(readFileSync(path.join(output, "config.json"), "utf8")) as VercelConfig;
    expect(version).toBe(3);
    expect(routes.length).toBeLessThanOrEqual(2048);
    for (const row of routes) if ("src" in row) expect(row.src.length).toBeLessThanOrEqual(4096);
  });
  it("has no compressed copy: the host makes its own", () => {
    expect(existsSync(path.join(output, "static/about.html"))).toBe(true);
    expect(existsSync(path.join(output, "static/about.html.br"))).toBe(false);
  });
});

describe("every route in every language", () => {
  it.each(exactPages)("%s is its own page, under its own policy", async (page) => {
    const { status, file, headers } = await routed(page);
    expect([status, `/${file}`]).toEqual([200, page === "/" ? "/index.html" : `${page}.html`]);
    expect(headers["content-security-policy"]).toBe(policies[file ?? ""]);
  });
  it.each(hostRules.filter(({ asks }) => !asks).map((rule) => [filled(rule.path), rule.file] as const))(
    "%s is the shell %s, under its policy",
    async (address, shell) => {
      const { status, file, headers } = await routed(address);
      expect([status, `/${file}`]).toEqual([200, `${shell}.html`]);
      expect(headers["content-security-policy"]).toBe(policies[file ?? ""]);
    },
  );
  it.each(hostRules.filter(({ asks }) => asks))(
    "$path: what is published is the shell, what is not is 404",
    async ({ path: template, file, locale }) => {
      expect(await routed(published(template))).toMatchObject({ status: 200, file: `${file}.html`.slice(1) });
      expect(await routed(filled(template))).toMatchObject({ status: 404, file: `${missingPage(locale)}.html`.slice(1) });
    },
  );
  it.each(movedRules)("$from has moved to $to", async ({ from, to }) => {
    const value = (template: string) => template.replace("{slug}", "senim");
    for (const address of [value(from), `${value(from)}/`])
      expect(await routed(address)).toMatchObject({ status: 308, location: value(to) });
  });
  it.each(locales)("an address of %s that no page has is 404 in its language", async (locale) => {
    for (const address of ["/a/b/c/d", "/products/-shell", "/about.html", "/index", "/404", "/products/500"]) {
      const { status, file, headers } = await routed(inLocale(address, locale));
      expect([status, `/${file}`], address).toEqual([404, `${missingPage(locale)}.html`]);
      expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    }
  });
  it("a slash at the end is taken off, and leads to no other site", async () => {
    expect(await routed("/kk/about/")).toMatchObject({ status: 308, location: "/kk/about" });
    expect((await routed("//evil.example/")).location).toBeUndefined();
  });
});

describe("everything that is not a page", () => {
  it.each([
    ["/api/login", "api/login"],
    ["/api/provider/news", "api/provider"],
    ["/api/provider/user/contracts/", "api/provider"],
    ["/api/documents/kk/senim/rules.pdf", "api/documents"],
    ["/api/published/kk/news/later", "api/published"],
    ["/api/nothing", "api/provider"],
    ["/api", "api/provider"],
  ])("%s is answered by %s, and may show nothing", async (address, name) => {
    const answer = await routed(address);
    expect(answer).toMatchObject({ status: 200, function: name });
    expect(answer.headers["content-security-policy"]).toBe(API_POLICY);
    expect(answer.headers["cache-control"]).toBeUndefined();
  });
  it("a form without script is a page of its own function, under its own policy", async () => {
    const { headers, ...answer } = await routed("/api/forms/kk/event");
    expect(answer).toMatchObject({ status: 200, function: "api/forms" });
    expect(headers["content-security-policy"]).toBe(PLAIN_FORMS_POLICY);
  });
  it("a file is itself, and kept as long as its name allows", async () => {
    const config = JSON.parse(readFileSync(path.join(output, "config.json"), "utf8")) as VercelConfig;
    expect(config.overrides).not.toHaveProperty("icon.svg");
    expect(await routed("/icon.svg")).toMatchObject({ status: 200, file: "icon.svg", headers: { "cache-control": "no-cache" } });
    const chunk = /\/_next\/static\/[^"]+\.js/.exec(readFileSync(path.join(output, "static/about.html"), "utf8"))?.[0] ?? "";
    const { file, headers } = await routed(chunk);
    expect([`/${file}`, headers["cache-control"]]).toEqual([chunk, "public, max-age=31536000, immutable"]);
  });
  it("every answer is protected", async () => {
    for (const address of ["/", "/kk/sign/7", "/no-such-page", "/icon.svg", "/api/user"]) {
      const { headers } = await routed(address);
      for (const [name, value] of protectiveHeaders) expect(headers[name], `${address} ${name}`).toBe(value);
    }
  });
});

describe("S50: every built function runs without a process, a Buffer and code made at run time", () => {
  const ask = async (name: string, address: string, init?: RequestInit) => fetch(new URL(address, functions.get(name)?.url), init);
  it("needs nothing of Node but its variables", () => {
    for (const [name, { code }] of functions) {
      for (const forbidden of [
        /(?<![.\w:])process\s*\.(?!env\b)/,
        /(?<![.\w"])Buffer\s*[.(]/,
        /(?<![.\w])eval\s*\(/,
        /\bnew Function\b/,
        /from\s*"node:/,
      ])
        expect(forbidden.exec(code)?.[0], name).toBeUndefined();
    }
  });
  it("answers as the edge does", async () => {
    expect((await ask("api/captcha", "/api/captcha")).status).toBe(200);
    expect((await ask("api/user", "/api/user")).status).toBe(401);
    expect((await ask("api/login", "/api/login")).status).toBe(405);
    expect((await ask("api/logout", "/api/logout", { method: "POST" })).status).toBeGreaterThanOrEqual(400);
    expect((await ask("api/kaspi-qr-pay", "/api/kaspi-qr-pay")).status).toBe(405);
    expect((await ask("api/provider", "/api/provider/nothing")).status).toBe(404);
    expect((await ask("api/published", "/api/published/kk/news/later")).status).toBe(204);
    expect((await ask("api/published", "/api/published/kk/news/never")).status).toBe(403);
  });
});
