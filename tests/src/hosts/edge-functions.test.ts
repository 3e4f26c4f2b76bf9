import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { solveChallenge, type Challenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { DOCUMENTS_PREFIX, type Output } from "@shanyraq/calls";
import { sampleReply } from "@shanyraq/calls/testing/sample-reply.ts";
import { edgeFunctions, PROVIDER_PREFIX, PUBLISHED_PREFIX } from "@shanyraq/edge";
import { iinWithCheckDigit } from "@shanyraq/rules";
import { PLAIN_FORMS_PREFIX } from "@shanyraq/routes/plain-forms";
import { EdgeRuntime, runServer } from "edge-runtime";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const edge = path.resolve(import.meta.dirname, "../../../edge");
const names = readdirSync(path.join(edge, "api"), { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts"))
  .toSorted();
const SITE = "https://shanyraq.example";
const TOKEN = "prv_of-nobody";
const person = { iin: iinWithCheckDigit("88031430011"), password: "aidar-2026" };

interface HostedFunction {
  readonly line: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** What the back office answers, by its method and path. */
const answers: Readonly<Record<string, { readonly status: number; readonly body?: unknown; readonly headers?: Record<string, string> }>> = {
  "POST /api/login": { status: 200, body: { Authorization: { token: TOKEN } } },
  "POST /api/logout": { status: 200, body: { status: "success" } },
  "GET /api/user": { status: 200, body: { user: { ...(sampleReply("user") as Output<"user">).user, name: "Айдар" } } },
  "POST /kaspi-qr-pay": { status: 200, body: { ...(sampleReply("kaspiQrPay") as object), state: "awaiting", attempt: 1 } },
  "GET /news": { status: 200, body: { data: [] }, headers: { "set-cookie": "planted=1", server: "back office" } },
  "GET /getFileRule?productId=senim&type=rules": { status: 200, body: { name: "Правила", data: btoa("%PDF-1.7") } },
  "GET /faqs": { status: 302, headers: { location: "/canary" } },
  "POST /user/contracts/": { status: 200, body: sampleReply("userContracts") },
};

async function startUpstream() {
  const functions: HostedFunction[] = [];
  const server = createServer((incoming, outgoing) => {
    let body = "";
    incoming.on("data", (chunk: Buffer) => {
      body += chunk.toString();
    });
    incoming.on("end", () => {
      const line = `${incoming.method} ${incoming.url}`;
      functions.push({ line, headers: incoming.headers, body });
      const { status, body: answer, headers } = answers[line] ?? { status: 404, body: { status: "error", message: "" } };
      outgoing
        .writeHead(status, { "content-type": "application/json", ...headers })
        .end(answer === undefined ? undefined : JSON.stringify(answer));
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    asked: functions,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** The function as a host would deploy it: one file, and its configuration filled in. */
async function bundle(file: string, variables: Readonly<Record<string, string>>): Promise<string> {
  const contents = `import * as api from "./api/${file}";
    addEventListener("fetch", (event) => {
      const answer = api[event.request.method];
      event.respondWith(answer ? answer(event.request) : new Response(null, { status: 405 }));
    });`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: edge, loader: "ts" },
    bundle: true,
    write: false,
    minifySyntax: true,
    legalComments: "none",
    format: "iife",
    target: "es2022",
    conditions: ["edge-light", "worker", "browser"],
    define: { "process.env": JSON.stringify(variables) },
  });
  return outputFiles[0]?.text ?? "";
}

interface Host {
  readonly code: string;
  readonly url: string;
  readonly close: () => Promise<void>;
}
let upstream: Awaited<ReturnType<typeof startUpstream>>;
const hosts = new Map<string, Host>();

beforeAll(async () => {
  upstream = await startUpstream();
  const variables = {
    PROVIDER_URL: upstream.url,
    SESSION_KEYS: `one:${randomBytes(32).toString("base64url")}`,
    CAPTCHA_SECRET: randomBytes(32).toString("base64url"),
    SITE_ORIGIN: SITE,
    TRUST: "test",
  };
  for (const name of names) {
    const code = await bundle(name, variables);
    const server = await runServer({ runtime: new EdgeRuntime({ initialCode: code }), port: 0, host: "127.0.0.1" });
    hosts.set(name, { code, url: server.url, close: async () => void (await server.close()) });
  }
});
afterAll(async () => {
  await Promise.all([...hosts.values()].map(({ close }) => close()));
  await upstream.close();
});

const own = { "content-type": "application/json", lang: "ru", origin: SITE, "sec-fetch-site": "same-origin" };
const ask = (name: string, address: string, init: RequestInit = {}) => fetch(new URL(address, hosts.get(name)?.url), init);
const post = (name: string, address: string, body: object, headers: Record<string, string> = {}) =>
  ask(name, address, { method: "POST", body: JSON.stringify(body), headers: { ...own, ...headers } });

async function solved(): Promise<string> {
  const challenge = (await (await ask("captcha.ts", "/api/captcha")).json()) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
}

async function signedIn() {
  const response = await post("login.ts", "/api/login", { ...person, captcha: await solved() });
  const text = await response.text();
  const { Authorization } = JSON.parse(text) as { Authorization?: { token?: string } };
  const cookie = response.headers.getSetCookie()[0] ?? "";
  return { response, text, token: Authorization?.token ?? "", cookie, pair: cookie.split(";")[0] ?? "" };
}

describe("every function is deployable alone", () => {
  it("there is one file for every address of the edge", () => {
    const exact = Object.keys(edgeFunctions).map((address) => `${address}.ts`);
    const folders = [DOCUMENTS_PREFIX, PLAIN_FORMS_PREFIX, PROVIDER_PREFIX, PUBLISHED_PREFIX].map((prefix) => `${prefix}/[...path].ts`);
    expect(names).toEqual([...exact, ...folders].map((file) => file.replace("/api/", "")).toSorted());
  });
  it.each(names)("%s needs no process, no Buffer and makes no code at run time", (name) => {
    const code = hosts.get(name)?.code ?? "";
    expect(code.length).toBeGreaterThan(1000);
    for (const forbidden of [
      /(?<![.\w:])process\s*[.[]/,
      /(?<![.\w"])Buffer\s*[.(]/,
      /(?<![.\w])eval\s*\(/,
      /\bnew Function\b/,
      /(?<![.\w])require\s*\(/,
      /from\s*"node:/,
    ])
      expect(forbidden.exec(code)?.[0]).toBeUndefined();
  });
  it.each(names)("%s runs without a process, a Buffer and code made at run time", async (name) => {
    const runtime = new EdgeRuntime({ initialCode: hosts.get(name)?.code ?? "" });
    expect([await runtime.evaluate<string>("typeof process"), await runtime.evaluate<string>("typeof Buffer")]).toEqual([
      "undefined",
      "undefined",
    ]);
    expect(() => runtime.evaluate("new Function('return 1')()")).toThrow(/Code generation/);
  });
});

describe("login", () => {
  it("seals the provider's token into the cookie and hands out another", async () => {
    const { response, text, token, cookie } = await signedIn();
    expect(response.status).toBe(200);
    expect(cookie).toMatch(/^__Host-sid=[\w.-]+; Max-Age=1800; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
    expect(text + cookie).not.toContain("prv_");
    expect(token).toMatch(/^[\w-]{43}$/);
  });
  it("is refused without a captcha, and with one that was used before", async () => {
    expect((await post("login.ts", "/api/login", person)).status).toBe(428);
    const captcha = await solved();
    expect((await post("login.ts", "/api/login", { ...person, captcha })).status).toBe(200);
    expect((await post("login.ts", "/api/login", { ...person, captcha })).status).toBe(428);
  });
  it("is refused from another site", async () => {
    expect((await post("login.ts", "/api/login", {}, { origin: "https://evil.example" })).status).toBe(403);
  });
});

describe("a session that another function sealed", () => {
  it("opens at user, which gives the request token again", async () => {
    const { pair, token } = await signedIn();
    const response = await ask("user.ts", "/api/user", { headers: { cookie: pair, lang: "kk" } });
    expect(await response.json()).toMatchObject({
      user: { name: "Айдар" },
      Authorization: { token },
      endsIn: expect.any(Number) as number,
    });
    expect(response.headers.get("cache-control")).toBe("no-store");
    const last = upstream.asked.at(-1);
    expect(last?.headers).toMatchObject({ authorization: `Bearer ${TOKEN}`, lang: "kk" });
  });
  it("carries the provider's Bearer through the pass-through, and nothing of the visitor's own headers", async () => {
    const { pair, token } = await signedIn();
    const response = await post(
      "provider/[...path].ts",
      "/api/provider/user/contracts/",
      {},
      { cookie: pair, authorization: `Bearer ${token}`, "x-forwarded-for": "1.2.3.4", "x-user-role": "manager", "x-real-ip": "10.0.0.7" },
    );
    expect(response.status).toBe(200);
    const last = upstream.asked.at(-1);
    expect(last?.line).toBe("POST /user/contracts/");
    expect(last?.headers).toMatchObject({ authorization: `Bearer ${TOKEN}`, "x-real-ip": "10.0.0.7" });
    for (const name of ["cookie", "x-forwarded-for", "x-user-role", "origin"]) expect(last?.headers, name).not.toHaveProperty(name);
  });
  it("ends at logout: the cookie is taken back and the cache cleared", async () => {
    const { pair, token } = await signedIn();
    const response = await post("logout.ts", "/api/logout", {}, { cookie: pair, authorization: `Bearer ${token}` });
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie()).toEqual(["__Host-sid=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Strict"]);
    expect(response.headers.get("clear-site-data")).toBe('"cache"');
    expect(upstream.asked.at(-1)?.line).toBe("POST /api/logout");
    expect((await post("logout.ts", "/api/logout", {}, { cookie: pair, authorization: `Bearer ${token}` })).status).toBe(401);
  });
  it("is nobody's without its request token", async () => {
    const { pair } = await signedIn();
    const before = upstream.asked.length;
    expect((await post("provider/[...path].ts", "/api/provider/user/contracts/", {}, { cookie: pair })).status).toBe(403);
    expect(upstream.asked.length).toBe(before);
  });
});

describe("the pass-through", () => {
  const provider = (address: string, init?: RequestInit) => ask("provider/[...path].ts", address, init);
  it("answers a public list for every visitor, without what only the back office should say", async () => {
    const response = await provider("/api/provider/news", { headers: { lang: "en" } });
    expect(await response.json()).toEqual({ data: [] });
    expect(response.headers.get("cache-control")).toContain("s-maxage=60");
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(response.headers.get("server")).toBeNull();
    expect(upstream.asked.at(-1)?.headers["lang"]).toBe("en");
  });
  it("never follows a redirect of the back office", async () => {
    const response = await provider("/api/provider/faqs", { redirect: "manual" });
    expect(response.status).toBe(502);
    expect(response.headers.get("location")).toBeNull();
    expect(upstream.asked.map(({ line }) => line)).not.toContain("GET /canary");
  });
  it.each([
    "/api/provider/nothing",
    "/api/provider/api/user",
    "/api/provider/kaspi-qr-pay",
    "/api/provider/..%2fcanary",
    "/api/provider//evil.example/news",
    "/api/provider/NEWS",
    "/api/provider/news%00",
    "/api/provider/news.",
    "/api/provider/news/slug/..%2f..%2fcanary",
    "/api/provider",
  ])("%s reaches nobody", async (address) => {
    const before = upstream.asked.length;
    expect((await provider(address)).status).toBe(404);
    expect(upstream.asked.length).toBe(before);
  });
});

it("a document becomes a file", async () => {
  const response = await ask("documents/[...path].ts", "/api/documents/kk/senim/rules.pdf");
  expect([response.status, response.headers.get("content-type"), await response.text()]).toEqual([200, "application/pdf", "%PDF-1.7"]);
  expect(upstream.asked.at(-1)?.headers["lang"]).toBe("kk");
});

it("the QR payment goes to the provider's own endpoint", async () => {
  const response = await post("kaspi-qr-pay.ts", "/api/kaspi-qr-pay", { hash: "abc", attempt: 1 });
  expect(await response.json()).toMatchObject({ state: "awaiting", attempt: 1 });
  expect(JSON.parse(upstream.asked.at(-1)?.body ?? "")).toEqual({ hash: "abc", attempt: 1 });
});

it("a signature of the national test system is verified without Node", async () => {
  const cms = readFileSync(path.join(edge, "../packages/signing/fixtures/individual_attached.der")).toString("base64");
  const response = await post("verify.ts", "/api/verify", { cms, at: "2024-01-01" });
  expect([response.status, await response.json()]).toMatchObject([
    200,
    { signers: [{ iin: "123456789011", signature: "good", trust: "good" }] },
  ]);
  expect((await post("verify.ts", "/api/verify", { cms: btoa("no CMS") })).status).toBe(400);
});

it("a challenge of the captcha is signed, short-lived and bound to the site", async () => {
  const { parameters, signature } = (await (await ask("captcha.ts", "/api/captcha")).json()) as Challenge;
  expect(signature).toMatch(/^\S{32,}$/);
  expect(parameters.data).toEqual({ action: "login", host: "shanyraq.example" });
  const left = (parameters.expiresAt ?? 0) - Date.now() / 1000;
  expect(left).toBeGreaterThan(100);
  expect(left).toBeLessThanOrEqual(120);
});
