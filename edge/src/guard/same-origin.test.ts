import { describe, expect, it } from "vitest";
import { fromOwnPage } from "./same-origin.ts";

const SITE = "https://shanyraq.example";
const from = (headers: Record<string, string>, siteOrigin: string | undefined = SITE) =>
  fromOwnPage(new Request("http://inside:8080/api/login", { method: "POST", headers }), siteOrigin);

describe("a state change", () => {
  it.each([
    ["from our page", { lang: "ru", origin: SITE, "sec-fetch-site": "same-origin" }, true],
    ["from our page in a browser without Sec-Fetch-Site", { lang: "ru", origin: SITE }, true],
    [
      "from our page in a browser that sends no Origin to its own site",
      { lang: "ru", "sec-fetch-site": "same-origin", cookie: "a=1" },
      true,
    ],
    ["of a program without a cookie", { lang: "ru" }, true],
    ["of a program with a cookie", { lang: "ru", cookie: "__Host-sid=x" }, false],
    ["without our header", { origin: SITE, "sec-fetch-site": "same-origin" }, false],
    ["from another site", { lang: "ru", origin: "https://evil.example", "sec-fetch-site": "cross-site" }, false],
    ["from another site that hides Sec-Fetch-Site", { lang: "ru", origin: "https://evil.example" }, false],
    ["from a neighbouring host", { lang: "ru", origin: "https://blog.shanyraq.example", "sec-fetch-site": "same-site" }, false],
    ["typed into the address bar", { lang: "ru", "sec-fetch-site": "none" }, false],
    ["from our name over http", { lang: "ru", origin: "http://shanyraq.example" }, false],
    ["from the null origin", { lang: "ru", origin: "null" }, false],
    ["cross-site under our origin", { lang: "ru", origin: SITE, "sec-fetch-site": "cross-site" }, false],
  ])("%s: %j is let in: %s", (_, headers, expected) => {
    expect(from(headers)).toBe(expected);
  });
  it("is held against the request's own origin where the site's is not configured", () => {
    const request = (origin: string) => new Request("http://localhost:3000/api/login", { method: "POST", headers: { lang: "ru", origin } });
    expect(fromOwnPage(request("http://localhost:3000"), undefined)).toBe(true);
    expect(fromOwnPage(request("http://localhost:3001"), undefined)).toBe(false);
  });
});
