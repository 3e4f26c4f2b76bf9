import { callNames, calls, type Call } from "@shanyraq/calls";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startBackOffice, type BackOffice } from "../product/back-office.ts";
import { sendRaw, statusOf } from "../product/raw.ts";
import { freshPlace, startProduct, type Product } from "../product/start.ts";
import { visitor } from "../product/visitor.ts";

const MIB = 1024 * 1024;

describe("before a back office elsewhere", () => {
  let office: BackOffice;
  let canary: BackOffice;
  let place: ReturnType<typeof freshPlace>;
  let product: Product;
  beforeAll(async () => {
    [office, canary] = await Promise.all([startBackOffice(), startBackOffice()]);
    place = freshPlace();
    product = await startProduct(place, { PROVIDER_URL: office.url, CAPTCHA: "off", FORWARDED_HOPS: "1" });
  });
  afterAll(async () => {
    await product.stop();
    await Promise.all([office.close(), canary.close()]);
    place.remove();
  });
  beforeEach(() => {
    office.requests.length = 0;
    office.reply = async () => ({ body: { success: true, data: [] } });
  });

  const listed = callNames.map((name) => {
    const { method, path } = calls[name] as Call;
    return { method, pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/?]+")}(\\?.*)?$`) };
  });
  const unexpected = () =>
    office.requests.filter(({ method, url }) => !listed.some((one) => one.method === method && one.pattern.test(url)));

  describe("S12 only what the table lists is passed on", () => {
    const host = "Host: shanyraq.example";
    const targets = [
      "/api/provider/..%2fadmin",
      "/api/provider/%2e%2e/admin",
      "/api/provider/news/..%2f..%2fadmin",
      "/api/provider//evil.example/",
      "/api/provider///news",
      "/api/provider/\\evil.example",
      "//evil.example/api/provider/news",
      "http://evil.example/api/provider/news",
      "https://evil.example:443/api/provider/admin",
      "/api/provider/news%00.json",
      "/api/provider/news%0d%0aX-Injected:1",
      "/api/provider/NEWS",
      "/API/provider/admin",
      "/api/provider/news.",
      "/api/provider/news;a=b",
      "/api/provider/news%2F1",
      "/api/provider/api/user",
      "/api/provider/api/login",
      "/api/provider/api/logout",
      "/api/provider/kaspi-qr-pay",
      "/api/provider/admin?path=/news",
      "/api/provider/@evil.example/",
      "/api/provider/news/slug/%2e%2e",
      "/api/provider/news/slug/a%2fb",
      "/api/provider/healthz",
      "/api/provider",
      "/api/provider/",
      "*",
      "evil.example:80",
    ];
    const methods = ["GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "HEAD", "TRACE", "PROPFIND"];
    it.each(targets)("%s", async (target) => {
      for (const method of methods)
        await sendRaw(product.origin, `${method} ${target} HTTP/1.1\r\n${host}\r\nlang: ru\r\nConnection: close\r\n\r\n`);
      expect(unexpected()).toEqual([]);
      expect(office.requests.filter(({ headers }) => !office.url.endsWith(headers.host ?? ""))).toEqual([]);
    });
    it("every row by another method than its own", async () => {
      for (const name of callNames) {
        const { path } = calls[name] as Call;
        for (const method of ["PUT", "DELETE", "PATCH"]) {
          const { status } = await fetch(`${product.origin}/api/provider${path.replaceAll(/\{\w+\}/g, "x")}`, {
            method,
            headers: { lang: "ru" },
          });
          expect([404, 405]).toContain(status);
        }
      }
      expect(office.requests).toEqual([]);
    });
    it("another Host leads nowhere else", async () => {
      const answer = await sendRaw(
        product.origin,
        `GET /api/provider/news HTTP/1.1\r\nHost: ${new URL(canary.url).host}\r\nlang: ru\r\nConnection: close\r\n\r\n`,
      );
      expect(statusOf(answer)).toBe(200);
      expect([office.requests.length, canary.requests.length]).toEqual([1, 0]);
    });
    it.each(["", "a b", "evil.example/", "evil.example@shanyraq.example", "[::1"])(
      "the Host «%s» opens nothing that the table does not list",
      async (value) => {
        await sendRaw(product.origin, `GET /api/provider/admin HTTP/1.1\r\nHost: ${value}\r\nConnection: close\r\n\r\n`);
        expect(office.requests).toEqual([]);
      },
    );
  });

  describe("S13 headers", () => {
    const forged = {
      authorization: "Bearer prv_forged",
      cookie: "session=forged",
      "x-forwarded-for": "6.6.6.6, 203.0.113.7",
      "x-forwarded-host": "evil.example",
      "x-forwarded-proto": "https",
      forwarded: "for=6.6.6.6",
      "x-real-ip": "6.6.6.6",
      "x-user-id": "1",
      "x-user-role": "manager",
      "x-connection-address": "6.6.6.6",
      "idempotency-key": "k".repeat(16),
      via: "1.1 evil",
    };
    it("from the visitor are not passed on, except those we know", async () => {
      await visitor(product.origin, "en").send("/api/provider/news", { headers: forged });
      const headers = office.requests.at(-1)?.headers ?? {};
      expect(Object.keys(headers).toSorted()).toEqual(
        ["accept", "connection", "host", "idempotency-key", "lang", "traceparent", "user-agent", "x-real-ip", "x-request-id"].toSorted(),
      );
      expect(headers["lang"]).toBe("en");
    });
    it("tell the visitor's address as our own proxy saw it, not as they wrote it", async () => {
      await visitor(product.origin).send("/api/provider/news", { headers: forged });
      expect(office.requests.at(-1)?.headers["x-real-ip"]).toBe("203.0.113.7");
    });
    it("from the back office that are its own affair are not shown", async () => {
      office.reply = async () => ({
        headers: {
          "set-cookie": "inside=1",
          server: "inside/1.0",
          "x-powered-by": "inside",
          "access-control-allow-origin": "*",
          location: "/inside",
        },
        body: { success: true, data: [] },
      });
      const { headers } = await visitor(product.origin).send("/api/provider/news");
      expect(headers.getSetCookie()).toEqual([]);
      for (const name of ["server", "x-powered-by", "access-control-allow-origin", "location"]) expect(headers.get(name), name).toBeNull();
    });
  });

  describe("S14 a redirect of the back office", () => {
    it.each([301, 302, 303, 307, 308])("with %i is neither followed nor shown", async (status) => {
      office.reply = async () => ({ status, headers: { location: `${canary.url}/stolen` } });
      const answer = await visitor(product.origin).send("/api/provider/news");
      expect([answer.status, answer.headers.get("location")]).toEqual([502, null]);
      expect(canary.requests).toEqual([]);
    });
  });

  describe("S45 a body", () => {
    it("is refused at 100 MB before it is read", async () => {
      const piece = new Uint8Array(MIB).fill(120);
      const whole = function* () {
        yield new TextEncoder().encode(
          `POST /api/provider/getSenimCalc HTTP/1.1\r\nHost: a\r\nlang: ru\r\nContent-Type: application/json\r\nContent-Length: ${100 * MIB}\r\n\r\n`,
        );
        for (let sent = 0; sent < 100; sent += 1) yield piece;
      };
      expect(statusOf(await sendRaw(product.origin, whole()))).toBe(413);
      expect(office.requests).toEqual([]);
    });
    it("without a length is refused past 1 MB", async () => {
      const chunk = new TextEncoder().encode(`${MIB.toString(16)}\r\n${"x".repeat(MIB)}\r\n`);
      const whole = function* () {
        yield new TextEncoder().encode(
          "POST /api/provider/getSenimCalc HTTP/1.1\r\nHost: a\r\nlang: ru\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n",
        );
        for (let sent = 0; sent < 3; sent += 1) yield chunk;
      };
      expect(statusOf(await sendRaw(product.origin, whole()))).toBe(413);
    });
    it("is refused with headers over 16 KB", async () => {
      const answer = await fetch(`${product.origin}/api/provider/news`, { headers: { lang: "ru", "x-long": "x".repeat(17 * 1024) } });
      expect(answer.status).toBe(431);
    });
  });
});
