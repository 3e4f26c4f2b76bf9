import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { chosenHome, chosenHomeScript } from "./chosen-home.ts";

const at = "https://life.example";
const led = (path: string, headers: Readonly<Record<string, string>>) =>
  chosenHome({ url: new URL(path, at), headers: new Headers(headers) });

describe("the home page", () => {
  it.each([
    ["who chose Kazakh and types the address", "/", { cookie: "i18n_redirected=kk", "sec-fetch-site": "none" }, "/kk"],
    ["who comes from a search", "/?q=1", { cookie: "a=1; i18n_redirected=en", "sec-fetch-site": "cross-site" }, "/en?q=1"],
    ["an older browser", "/", { cookie: "i18n_redirected=kk" }, "/kk"],
    ["an older browser from elsewhere", "/", { cookie: "i18n_redirected=kk", referer: "https://search.example/" }, "/kk"],
  ])("leads %s to their language", (_, path, headers, to) => {
    expect(led(path, headers)).toBe(to);
  });
  it.each([
    ["a robot", "/", {}],
    ["who chose Russian", "/", { cookie: "i18n_redirected=ru" }],
    ["a link of the site", "/", { cookie: "i18n_redirected=kk", "sec-fetch-site": "same-origin" }],
    ["a link of the site in an older browser", "/", { cookie: "i18n_redirected=kk", referer: `${at}/kk/about` }],
    ["another page", "/about", { cookie: "i18n_redirected=kk", "sec-fetch-site": "none" }],
    ["a cookie of nonsense", "/", { cookie: "i18n_redirected=//evil.example" }],
    ["a cookie of another name", "/", { cookie: "not_i18n_redirected=kk" }],
  ])("is shown as it is for %s", (_, path, headers) => {
    expect(led(path, headers)).toBeUndefined();
  });
});

describe("its script, on a host of files alone,", () => {
  const run = (cookie: string, referrer: string) => {
    let to: string | undefined;
    const location = { origin: at, search: "?a=1", hash: "#b", replace: (address: string) => (to = address) };
    runInNewContext(chosenHomeScript, { document: { cookie, referrer }, location });
    return to;
  };
  it("leads by the same rule", () => {
    expect(run("a=1; i18n_redirected=kk", "")).toBe("/kk?a=1#b");
    expect(run("i18n_redirected=en", "https://search.example/")).toBe("/en?a=1#b");
    expect(run("i18n_redirected=kk", `${at}/kk`)).toBeUndefined();
    expect(run("i18n_redirected=ru", "")).toBeUndefined();
    expect(run("", "")).toBeUndefined();
  });
});
