import { expect, it } from "vitest";
import { rightReply } from "@shanyraq/calls/testing/right-reply.ts";
import { siteMiddleware } from "./site-middleware.ts";

const paths: string[] = [];
const middleware = siteMiddleware({
  providerUrl: "https://back.office/",
  send: async (request) => {
    paths.push(`${request.url} ${request.headers.get("lang") ?? ""}`);
    if (request.url.endsWith("/entries.json"))
      return Response.json({ products: ["senim"], news: ["first"], pages: ["privacy"], media: [] });
    if (request.url.endsWith("/500")) return new Response("broken", { headers: { "content-type": "text/html" } });
    if (request.url.endsWith("/unavailable")) return new Response(null, { status: 503 });
    return Response.json(rightReply(request), { status: request.url.endsWith("later") ? 200 : 404 });
  },
});
const led = async (path: string) => {
  const { status, headers } = await middleware(new Request(`https://site.example${path}`));
  return headers.get("x-middleware-rewrite") ?? headers.get("location") ?? (headers.get("x-middleware-next") ? "next" : status);
};

it.each([
  ["/", "next"],
  ["/kk", "next"],
  ["/products", "next"],
  ["/products/senim", "next"],
  ["/kk/products/later", "https://site.example/kk/products/-shell"],
  ["/products/never", "next"],
  ["/en/cabinet/reports/7?tab=payments", "https://site.example/en/cabinet/reports/-shell?tab=payments"],
  ["/sign", "next"],
  ["/sign/7", "https://site.example/sign/-shell"],
  ["/products/senim/calculate/online/h1", "https://site.example/products/-shell/calculate/online/-shell"],
  ["/products/senim/index?x=1", "/products/senim?x=1"],
  ["/about/", "/about"],
  ["/later", "https://site.example/-shell"],
  ["/about-us/later", "https://site.example/-shell/-shell"],
  ["/privacy/privacy", "next"],
  ["/products/-shell", "next"],
  ["/.git/config", "next"],
  ["/a/b/c/d", "next"],
])("%s is led to %s", async (path, to) => {
  expect(await led(path)).toBe(to);
});

it("leads the home page to the language that was chosen before, which no cache keeps", async () => {
  const cookie = { headers: { cookie: "i18n_redirected=en", "sec-fetch-site": "none" } };
  const { status, headers } = await middleware(new Request("https://site.example/?a=1", cookie));
  expect([status, headers.get("location"), headers.get("cache-control")]).toEqual([302, "/en?a=1", "private, no-store"]);
});

it("asks the provider in the language of the address, and the export's list once", () => {
  expect(paths.filter((one) => one.includes("entries.json"))).toHaveLength(1);
  expect(paths).toContain("https://back.office/products/slug/later kk");
});

it("a page that may exist is asked to be tried again while the provider is down", async () => {
  const response = await middleware(new Request("https://site.example/news/unavailable"));
  expect([response.status, response.headers.get("retry-after"), await response.text()]).toEqual([503, "5", "broken"]);
});
