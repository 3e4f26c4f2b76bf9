import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { madeOf, servedSite } from "./served-site.ts";
import { readStaticFiles, type StaticFiles } from "./static-files.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "shanyraq-exports-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function exported(name: string, former?: StaticFiles): Promise<StaticFiles> {
  const place = path.join(folder, name);
  mkdirSync(path.join(place, "out/_next/static/chunks"), { recursive: true });
  writeFileSync(path.join(place, "out/about.html"), name);
  writeFileSync(path.join(place, `out/${name}.html`), name);
  writeFileSync(path.join(place, `out/_next/static/chunks/${name}.js`), name);
  writeFileSync(path.join(place, "csp.json"), JSON.stringify({ "about.html": `script-src '${name}'` }));
  return readStaticFiles(place, { former: former?.assets });
}
const headers = new Headers();
const bodyOf = (files: StaticFiles, url: string) => {
  const body = files.serve(url, { headers })?.body;
  return body && String(Buffer.from(body));
};

it("exchanges pages and policies in one step, and finishes an answer with the export it started with", async () => {
  const first = await exported("first");
  const site = servedSite(first);
  const pages = madeOf(site, (files) => () => files.serve("/about.html", { headers }));
  const answering = pages();
  expect(pages()).toBe(answering);
  site.exchange(await exported("second", site.current()));
  expect([String(answering()?.body), String(pages()()?.body)]).toEqual(["first", "second"]);
  expect(pages()()?.headers).toContain("script-src 'second'");
  expect(answering()?.headers).toContain("script-src 'first'");
});
it("scripts of the export before stay for who has a page of it open; its pages, and scripts of one still older, go", async () => {
  const first = await exported("one");
  const second = await exported("two", first);
  const third = await exported("three", second);
  expect(["one", "two", "three"].map((name) => bodyOf(third, `/_next/static/chunks/${name}.js`))).toEqual([undefined, "two", "three"]);
  expect(["two", "three"].map((name) => third.has(`/${name}.html`))).toEqual([false, true]);
  expect(bodyOf(second, "/_next/static/chunks/one.js")).toBe("one");
});
