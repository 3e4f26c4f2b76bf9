import { beforeEach, describe, expect, it } from "vitest";
import type { EdgeLogEntry, EdgeOptions } from "../edge-options.ts";
import { createQuotas, strictAllowances } from "../guard/quotas.ts";
import type { EdgeRequest } from "../edge-request.ts";
import { stateless } from "../testing/stateless.ts";
import { cspReportFunction } from "./csp-report.ts";
import { vitalsFunction } from "./vitals.ts";

const logged: EdgeLogEntry[] = [];
const options: EdgeOptions = {
  providerUrl: "http://back.example",
  upstream: async () => new Response("{}"),
  ...stateless,
  log: (entry) => logged.push(entry),
};
beforeEach(() => {
  logged.length = 0;
});
const send = (make: typeof vitalsFunction, body: unknown, type: string, headers: Record<string, string> = {}) =>
  make(options)(
    new Request("https://life.example/api/x", {
      method: "POST",
      body: typeof body === "string" ? body : JSON.stringify(body),
      headers: { "content-type": type, ...headers },
    }),
  );
const loggedLines = () => logged.map((line) => ({ ...line, requestId: undefined }));

describe("a page's speed", () => {
  it("is logged by the name of the route", async () => {
    const response = await send(vitalsFunction, { route: "home", metrics: { LCP: 812.5, CLS: 0.01 } }, "application/json");
    expect(response.status).toBe(204);
    expect(loggedLines()).toEqual([
      { event: "webVital", route: "home", metric: "CLS", value: 0.01, requestId: undefined },
      { event: "webVital", route: "home", metric: "LCP", value: 812.5 },
    ]);
  });
  it.each([
    ["an unknown route", { route: "/cabinet/880314300118", metrics: { LCP: 1 } }],
    ["a route of every object", { route: "constructor", metrics: { LCP: 1 } }],
    ["an impossible value", { route: "home", metrics: { LCP: -1, INP: 1e9, CLS: "0", TTFB: null } }],
    ["an unknown measure", { route: "home", metrics: { IIN: 880314300118 } }],
    ["no JSON", "{"],
    ["nothing", ""],
  ])("with %s leaves no line", async (_, body) => {
    expect((await send(vitalsFunction, body, "application/json")).status).toBe(204);
    expect(logged).toEqual([]);
  });
});

describe("a breach of a page's policy", () => {
  const page = "https://life.example/kk/cabinet/reports/880314300118?code=1234";
  it("is logged by route and host alone, in either form that browsers send", async () => {
    const old = {
      "csp-report": { "document-uri": page, "violated-directive": "script-src-elem", "blocked-uri": "https://evil.example/x?iin=1" },
    };
    const body = { documentURL: page, effectiveDirective: "img-src", blockedURL: "data" };
    expect((await send(cspReportFunction, old, "application/csp-report")).status).toBe(204);
    expect(
      (
        await send(
          cspReportFunction,
          [
            { type: "csp-violation", body },
            { type: "deprecation", body },
          ],
          "application/reports+json",
        )
      ).status,
    ).toBe(204);
    expect(loggedLines()).toEqual([
      { level: "warn", event: "cspViolation", route: "cabinetReport", directive: "script-src-elem", blocked: "evil.example" },
      { level: "warn", event: "cspViolation", route: "cabinetReport", directive: "img-src", blocked: "data" },
    ]);
  });
  it("is not logged when it names no directive", async () => {
    await send(cspReportFunction, { "csp-report": { "effective-directive": "880314300118" } }, "application/csp-report");
    expect(logged).toEqual([]);
  });
});

describe("a report", () => {
  it("is refused when it comes from another site, has another type or is over 8 KB", async () => {
    const of = (body: unknown, type = "application/json", headers = {}) =>
      send(vitalsFunction, body, type, headers).then(({ status }) => status);
    expect(await of({}, "application/json", { "sec-fetch-site": "cross-site" })).toBe(403);
    expect(await of({}, "application/x-www-form-urlencoded")).toBe(415);
    expect(await of("x".repeat(9_000))).toBe(413);
    expect((await vitalsFunction(options)(new Request("https://life.example/api/vitals"))).status).toBe(405);
  });
  it("is dropped silently when its network has sent too many, and accepted from another network", async () => {
    const few = {
      ...options,
      quotas: createQuotas({ ...strictAllowances, reports: { most: 2, windowSeconds: 60 } }, () => 0),
      addressOf: ({ headers }: EdgeRequest) => headers.get("x-comes-from") ?? undefined,
    };
    const from = (address: string) =>
      vitalsFunction(few)(
        new Request("https://life.example/api/vitals", {
          method: "POST",
          body: JSON.stringify({ route: "home", metrics: { LCP: 1 } }),
          headers: { "content-type": "application/json", "x-comes-from": address },
        }),
      );
    for (let count = 0; count < 5; count += 1) expect((await from("192.0.2.7")).status).toBe(204);
    expect(logged).toHaveLength(2);
    await from("192.0.2.8");
    expect(logged).toHaveLength(3);
  });
  it("fills no log: twenty lines at most", async () => {
    const one = { type: "csp-violation", body: { effectiveDirective: "img-src" } };
    await send(
      cspReportFunction,
      Array.from({ length: 60 }, () => one),
      "application/reports+json",
    );
    expect(logged).toHaveLength(20);
  });
});
