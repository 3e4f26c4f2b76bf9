import { expect, it } from "vitest";
import type { EdgeOptions } from "../edge-options.ts";
import { rightReply } from "@shanyraq/calls/testing/right-reply.ts";
import { publishedFunction } from "./published.ts";

const options = {
  providerUrl: "https://back.office",
  upstream: async (request: Request) => {
    if (request.url.endsWith("/down")) throw new Error("no connection");
    if (request.url.endsWith("/of-us")) return Response.json({ ...rightReply(request), type: "media" });
    if (request.url.endsWith("/ours")) return Response.json({ ...rightReply(request), type: "company" });
    const later = request.url === "https://back.office/news/slug/later" && request.headers.get("lang") === "kk";
    if (request.url.endsWith("/misshapen")) return Response.json({ ...rightReply(request), date: 7 });
    return Response.json(rightReply(request), { status: later ? 200 : 404 });
  },
} as EdgeOptions;
const published = publishedFunction(options);
const ask = async (address: string, method = "GET") =>
  (await published(new Request(`https://site.example/api/published${address}`, { method }))).status;

it.each([
  ["/kk/news/later", 204],
  ["/news/later", 403],
  ["/kk/news/never", 403],
  ["/kk/smi/of-us", 204],
  ["/kk/news/of-us", 403],
  ["/kk/news/ours", 204],
  ["/kk/smi/ours", 403],
  ["/kk/news/down", 503],
  ["/kk/news/misshapen", 503],
  ["/about", 403],
  ["/products/-shell", 403],
  ["//evil.example", 403],
  ["", 403],
])("%s answers %i", async (address, status) => {
  expect(await ask(address)).toBe(status);
});

it("is asked by GET and HEAD alone", async () => {
  expect([await ask("/kk/news/later", "HEAD"), await ask("/kk/news/later", "POST")]).toEqual([204, 405]);
});
