import { NO_PAGE_POLICY } from "@shanyraq/routes/hosting";
import { describe, expect, it } from "vitest";
import { nginxConfig, type NginxOptions } from "./nginx.ts";
import { exported } from "./testing/samples.ts";

const options: NginxOptions = { listen: "8080", serverName: "life.example", siteFolder: "/srv/site", edgeUrl: "http://127.0.0.1:3000" };
const lines = (more: Partial<NginxOptions> = {}) =>
  nginxConfig(exported, { ...options, ...more })
    .split("\n")
    .map((line) => line.trim());

// What nginx makes of it is shown by tests of the running product; here is what a person sets.
describe("the configuration of nginx", () => {
  it("listens on the given port, under the given name, and serves the given folder", () => {
    expect(lines()).toEqual(expect.arrayContaining(["listen 8080;", "server_name life.example;", "root /srv/site;"]));
  });
  it("asks the edge where it is, by its port or that of its protocol", () => {
    expect(lines()).toContain("server 127.0.0.1:3000;");
    expect(lines({ edgeUrl: "http://edge.internal" })).toContain("server edge.internal:80;");
  });
  it("checks the certificate of an edge elsewhere", () => {
    const secure = lines({ edgeUrl: "https://edge.example" });
    expect(secure).toEqual(expect.arrayContaining(["server edge.example:443;", "proxy_ssl_verify on;", "proxy_ssl_name edge.example;"]));
    expect(secure).toContain("proxy_pass https://shanyraq_edge;");
    expect(lines().join()).not.toContain("proxy_ssl");
  });
  it("holds the policy of every page by its file, and the strictest for all else", () => {
    for (const [file, policy] of Object.entries(exported.policies)) expect(lines()).toContain(`"${file}" "${policy}";`);
    expect(lines()).toContain(`"default" "${NO_PAGE_POLICY}";`);
  });
  it("passes on more addresses, and uses Brotli, when the options say so", () => {
    expect(lines().join()).not.toMatch(/\/sandbox|brotli/);
    expect(lines({ proxied: ["/sandbox"], brotli: true })).toEqual(
      expect.arrayContaining(["location ~ ^/sandbox(?:/|$) {", "brotli_static on;"]),
    );
  });
  it("closes every brace", () => {
    const text = nginxConfig(exported, options);
    const count = (one: string) => text.split(one).length - 1;
    expect(count("{")).toBe(count("}"));
  });
});
