import path from "node:path";
import { localeFacts, locales } from "@shanyraq/i18n";
import { SHELL } from "@shanyraq/routes";
import { exportedFiles } from "@shanyraq/routes/exported-files";
import { rawIds } from "@shanyraq/stories/proof/raw-ids.ts";
import { expect, test } from "./product.ts";
import { isDrawnAgain } from "./visitors.ts";

const out = path.resolve(import.meta.dirname, "../../site/out");
const addresses = exportedFiles(out)
  .filter((file) => file.endsWith(".html") && !file.includes(SHELL) && !/\/(404|500|_error)\.html$/.test(file))
  .map(
    (file) =>
      `/${path
        .relative(out, file)
        .replace(/\.html$/, "")
        .replace(/(^|\/)index$/, "")}`,
  );

/** Every day one page of each kind is opened: pieces of news and products differ by their words, and a form by its fields alone. */
const kindOf = (address: string): string => address.replace(/\/(news|smi|products)\/[^/]+/, "/$1/{one}");
const ofRun = (own: readonly string[]): readonly string[] =>
  process.env["BROWSER"] === "full" ? own : [...new Map(own.map((address) => [kindOf(address), address])).values()];

const prefixes = locales.map((locale) => localeFacts[locale].prefix).filter((prefix) => prefix !== "");
const isOf = (address: string, prefix: string): boolean =>
  prefix === ""
    ? !prefixes.some((other) => address === other || address.startsWith(`${other}/`))
    : address === prefix || address.startsWith(`${prefix}/`);

for (const locale of locales)
  test(
    `S17 S18 every exported page in ${locale} keeps its policy, complains of nothing and asks no host but its own`,
    { tag: "@full" },
    async ({ page, running }) => {
      test.setTimeout(600_000);
      const own = addresses.filter((address) => isOf(address, localeFacts[locale].prefix));
      const violations: string[] = [];
      // What every browser test watches, reported here with its page.
      const complaints: string[] = [];
      page.on("pageerror", (error) => !isDrawnAgain(error) && complaints.push(`${page.url()}: ${error.message}`));
      page.on("console", (message) => message.type() === "error" && complaints.push(`${page.url()}: ${message.text()}`));
      const strangers = new Set<string>();
      const plain = new Set<string>();
      const { host } = new URL(running.origin());
      await page.exposeFunction("violated", (what: string) => violations.push(what));
      await page.addInitScript(() => {
        document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) => {
          void (window as unknown as { violated: (what: string) => void }).violated(
            `${location.pathname}: ${effectiveDirective} blocked ${blockedURI} ${sample}`,
          );
        });
      });
      page.on("request", (request) => {
        const url = new URL(request.url());
        if (url.protocol.startsWith("http") && url.host !== host) strangers.add(url.host);
      });
      expect(own.length).toBeGreaterThan(40);
      const opened = ofRun(own);
      for (const address of opened) {
        await page.goto(running.origin() + address, { waitUntil: "load" });
        // Once React has taken the page over its header answers: by then every script and style of the page has run.
        await expect(page.locator("#__next")).toBeAttached();
        const bare = await page
          .locator("script[src]:not([integrity])")
          .evaluateAll((scripts) => scripts.map((one) => one.getAttribute("src") ?? ""));
        for (const id of await rawIds(page)) complaints.push(`${page.url()} shows the id ${id}`);
        // The scripts a running page adds carry no digest; they come from its own origin, as its policy demands.
        for (const source of bare) if (!source.startsWith("/_next/static/chunks/")) plain.add(source);
      }
      console.log(`${opened.length} exported pages in ${locale}: ${violations.length} violations, ${strangers.size} foreign hosts`);
      expect(violations).toEqual([]);
      expect(complaints).toEqual([]);
      expect([...strangers]).toEqual([]);
      expect([...plain]).toEqual([]);
    },
  );
