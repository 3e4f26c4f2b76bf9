import { expect, it } from "vitest";
import { netlifyApi, netlifySite } from "./netlify.ts";
import { rightReply } from "@shanyraq/calls/testing/right-reply.ts";

const variables = () => ({
  PROVIDER_URL: "https://back.office",
  SESSION_KEYS: `one:${Buffer.alloc(32, 1).toString("base64url")}`,
  CAPTCHA_SECRET: "secret",
  SITE_ORIGIN: "https://shanyraq.example",
});
const site = netlifySite(variables, async (request) => {
  const { url } = request;
  if (url === "https://site.example/entries.json") return Response.json({ products: ["senim"], news: [], pages: [], media: [] });
  return Response.json(rightReply(request), { status: url.endsWith("/down") ? 500 : 404 - (url.endsWith("/later") ? 204 : 0) });
});
const led = async (path: string) => {
  const answer = await site(new Request(`https://site.example${path}`));
  return answer instanceof Response ? `${answer.status} ${answer.headers.get("location") ?? ""}`.trim() : answer?.href;
};

it.each([
  ["/products/senim", undefined],
  ["/kk/products/later?a=1", "https://site.example/kk/products/-shell?a=1"],
  ["/kk/products/never", undefined],
  ["/news/down", "503"],
  ["/500", "500"],
  ["/kk/products/index", "308 /kk/products"],
  ["/sign/7", "https://site.example/sign/-shell"],
])("%s is led to %s", async (path, to) => {
  expect(await led(path)).toBe(to);
});

it("calls are answered by the edge, and nothing else is", async () => {
  const api = netlifyApi(variables);
  const status = async (path: string) => (await api(new Request(`https://site.example${path}`))).status;
  expect(await status("/api/captcha")).toBe(200);
  expect(await status("/api/provider/nothing")).toBe(404);
  expect(await status("/elsewhere")).toBe(404);
});
