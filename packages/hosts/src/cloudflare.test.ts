import { exactPages, movedRules, protectiveHeaders } from "@shanyraq/routes/hosting";
import { describe, expect, it } from "vitest";
import { cloudflareHeaders, cloudflareRedirects, cloudflareRoutes } from "./cloudflare.ts";
import { exported, ruled } from "./testing/samples.ts";
import { readHeaders, readRedirects } from "./testing/redirects-file.ts";

const redirected = readRedirects(cloudflareRedirects());

describe("on Cloudflare, while the worker does not run,", () => {
  it.each(ruled.filter(({ asks }) => !asks))("$address is served $file", ({ address, file }) => {
    expect(redirected(address)).toEqual({ status: 200, to: file });
  });
  it("no rule stands in the way of a page, though rules go before files", () => {
    for (const page of exactPages) expect(redirected(page)?.to ?? page).toBe(page);
  });
  it("a shell that the worker asks for by its name is served as itself", () => {
    for (const { file } of ruled) expect(redirected(file)?.to ?? file).toBe(file);
  });
  it("content that nobody can be asked about falls to the nearest 404 page", () => {
    for (const { address } of ruled.filter(({ asks }) => asks)) expect(redirected(address)).toBeUndefined();
  });
  it.each(movedRules)("$from has moved to $to", ({ from, to }) => {
    const value = (template: string) => template.replace("{slug}", "senim");
    expect(redirected(value(from))).toEqual({ status: 308, to: value(to) });
  });
});

describe("the limits of Cloudflare Pages are kept:", () => {
  it("at most 100 redirects with placeholders, 1,000 characters each", () => {
    const lines = cloudflareRedirects().trim().split("\n");
    expect(lines.filter((line) => /[:*]/.test(line)).length).toBeLessThanOrEqual(100);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(1000);
  });
  it("at most 100 rules of headers, 2,000 characters a line", () => {
    const lines = cloudflareHeaders().trim().split("\n");
    expect(lines.filter((line) => line.startsWith("/")).length).toBeLessThanOrEqual(100);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(2000);
  });
  it("at most 100 rules of where the worker runs, 100 characters each", () => {
    const { include, exclude } = JSON.parse(cloudflareRoutes(exported)) as { include: string[]; exclude: string[] };
    expect(include.length + exclude.length).toBeLessThanOrEqual(100);
    expect(Math.max(...[...include, ...exclude].map(({ length }) => length))).toBeLessThanOrEqual(100);
    expect(exclude).toEqual(["/_next/*", "/entries.json", "/icon.svg", "/lang/*"]);
  });
});

it("every answer of a file is protected", () => {
  const headers = readHeaders(cloudflareHeaders());
  for (const path of ["/", "/icon.svg", "/_next/static/chunks/a.js"])
    for (const header of protectiveHeaders) expect(headers(path)).toContainEqual(header);
});
