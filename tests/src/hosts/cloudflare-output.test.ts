import { randomBytes } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { writeCloudflare, writeNetlify } from "@shanyraq/hosts";
import { rightReply } from "@shanyraq/calls/testing/right-reply.ts";
import { exactPages, hostRules, missingPage, protectiveHeaders } from "@shanyraq/routes/hosting";
import { EdgeRuntime } from "edge-runtime";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const site = path.resolve(import.meta.dirname, "../../../site");
const policies = JSON.parse(readFileSync(path.join(site, "csp.json"), "utf8")) as Record<string, string>;
const filled = (template: string) => template.replace(/\{(\w+)\+?\}/g, (_, name: string) => (name === "rest" ? "a/b" : `some-${name}`));
const published = (template: string) => filled(template).replace(/some-(slug|id)(?=$|\/calculate$)/, "later");

interface Worker {
  readonly fetch: (request: Request, environment: object) => Promise<Response>;
}
let folder: string;
let backOffice: Server;
let worker: Worker;
let environment: object;

/** Files as Cloudflare Pages serves them: a page without its ending, no page by its file's name. */
const ASSETS = {
  fetch: async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith(".html")) return Response.redirect(request.url.replace(/\.html$/, ""), 308);
    const candidates = pathname === "/" ? ["/index.html"] : [pathname, `${pathname}.html`];
    const file = candidates.map((one) => path.join(folder, "cloudflare", one)).find((one) => existsSync(one) && statSync(one).isFile());
    return file ? new Response(readFileSync(file)) : new Response("nearest 404 page", { status: 404 });
  },
};

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "shanyraq-workers-"));
  await writeCloudflare(site, path.join(folder, "cloudflare"));
  await writeNetlify(site, path.join(folder, "netlify"));
  backOffice = createServer((incoming, outgoing) => {
    outgoing
      .writeHead(incoming.url?.endsWith("/later") ? 200 : 404, { "content-type": "application/json" })
      .end(JSON.stringify(rightReply({ method: "GET", url: incoming.url ?? "/" })));
  });
  await new Promise<void>((done) => backOffice.listen(0, "127.0.0.1", done));
  environment = {
    ASSETS,
    PROVIDER_URL: `http://127.0.0.1:${(backOffice.address() as AddressInfo).port}`,
    SESSION_KEYS: `one:${randomBytes(32).toString("base64url")}`,
    CAPTCHA_SECRET: randomBytes(32).toString("base64url"),
    SITE_ORIGIN: "https://site.example",
  };
  ({ default: worker } = (await import(pathToFileURL(path.join(folder, "cloudflare/_worker.js")).href)) as { default: Worker });
});
afterAll(() => {
  backOffice.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What the worker answers, by the file whose bytes it sent. */
async function answered(address: string) {
  const response = await worker.fetch(new Request(`https://site.example${address}`), environment);
  return { status: response.status, body: await response.text(), policy: response.headers.get("content-security-policy"), response };
}
const page = (address: string) => (address === "/" ? "index.html" : `${address.slice(1)}.html`);
const bytes = (address: string) => readFileSync(path.join(site, "out", page(address)), "utf8");
const isPage = async (address: string, status: number, file: string) => {
  const got = await answered(address);
  expect([got.status, got.policy], address).toEqual([status, policies[page(file)]]);
  expect(got.body === bytes(file), `${address} is ${file}`).toBe(true);
  for (const [name, value] of protectiveHeaders) expect(got.response.headers.get(name)).toBe(value);
};

describe("the worker that is written for Cloudflare", () => {
  it("answers every page with its own file and policy", async () => {
    for (const address of exactPages) await isPage(address, 200, address);
  });
  it("answers every route in every language with its shell; of content, only what is published", async () => {
    for (const { path: template, file, asks, locale } of hostRules) {
      await isPage(asks ? published(template) : filled(template), 200, file);
      if (asks) await isPage(filled(template), 404, missingPage(locale));
    }
  });
  it("answers calls by the edge", async () => {
    expect((await answered("/api/captcha")).status).toBe(200);
    expect((await answered("/api/user")).status).toBe(401);
    expect((await answered("/api/provider/nothing")).status).toBe(404);
  });
});

describe("S50: what is written for workers", () => {
  it.each(["cloudflare/_worker.js", "netlify/netlify/edge-functions/api.js", "netlify/netlify/edge-functions/site.js"])(
    "loads without anything of Node: %s",
    (file) => {
      const code = readFileSync(path.join(folder, file), "utf8");
      for (const forbidden of [
        /(?<![.\w:])process\s*[.[]/,
        /(?<![.\w"])Buffer\s*[.(]/,
        /(?<![.\w])eval\s*\(/,
        /\bnew Function\b/,
        /from\s*"node:/,
      ])
        expect(forbidden.exec(code)?.[0]).toBeUndefined();
      const script = code.replace(/export\s*\{\s*([\w$]+) as default\s*\};?/, "globalThis.worker = $1;");
      expect(script).not.toBe(code);
      expect(new EdgeRuntime({ initialCode: script }).evaluate("typeof worker")).toMatch(/function|object/);
    },
  );
});
