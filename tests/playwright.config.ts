import { defineConfig } from "@playwright/test";
import type { Options } from "./browser/product.ts";

/** `npm run test:full` repeats behind nginx, and on PostgreSQL, what `npm test` shows once. */
const full = process.env["BROWSER"] === "full";
/** How many times slower the processor is made for the pages; what a test waits for may take as many times longer. */
const slowdown = Number(process.env["CPU_SLOWDOWN"] ?? 1);
/** Behind nginx the pages are the gateway's own files: for every day it is enough that its rules lead to them, in one language. */
const rulesAlone =
  /every address in (?:kk|en)\b|opens with its language|reached from another page by a link|published after the build, in (?:kk|en)\b/;
/**
 * What is the same in every language is shown in one for every day: pages that differ by their words alone. The main job is done in Kazakh, and in
 * Russian on the second database. Of lines that are calculated by the same form, and of those an adult buys for himself one after another, every day
 * shows one; of the answers of the pension fund one that is no; of pages whose scripts are the same one page. That a page is
 * reached by a link is said by those that lead on.
 */
const onOtherDays = new RegExp(
  [
    String.raw`every address in (?:kk|en)\b.*every one`,
    String.raw`every address in ru\b.*reached from another page by a link`,
    String.raw`every exported page in (?:kk|en)\b`,
    String.raw`every page leads on, for a (?:guest|customer) \((?:ru|en)\)`,
    String.raw`buys a policy in (?:ru|en)\b`,
    String.raw`is told why, with the way on: pension(?:Unknown|Down|Slow)\b`,
    String.raw`savings are seized`,
    String.raw`(?:education|credit-life|payout-annuity) .*is bought from the calculator`,
    String.raw`(?:senim|term-life|credit-life|critical-illness|payout-annuity) is calculated, its link`,
    String.raw`script a first visit costs .*\/(?:products|news|privacy) loads`,
    String.raw`the desk fits a phone in the dark`,
  ].join("|"),
);
/** And on the second database the main job in one: no query of it knows a language. */
const otherLanguages = /buys a policy in (?:kk|en)\b/;
const everyDay = (left: RegExp) => (full ? {} : { grepInvert: left });

/** Debian's Chromium against the product as `npm start` serves it; a browser for each of two cores. */
export default defineConfig<object, Options>({
  testDir: "browser",
  outputDir: "../test-results/browser",
  globalSetup: "./src/product/begun-folder.ts",
  workers: 2,
  retries: 0,
  // The longest job walks through a dozen screens and checks each; a slow machine may take its time.
  timeout: 300_000 * slowdown,
  expect: { timeout: 15_000 * slowdown },
  reporter: [["list"], ["json", { outputFile: `../test-results/${process.env["BROWSER_REPORT"] ?? "browser"}.json` }]],
  // The long single files first: at the end a short one leaves no core idle.
  projects: [
    // One product has the port of NCALayer, so one worker runs all that sign.
    { name: "signing", testMatch: "signing.spec.ts", use: { store: "pglite", application: true } },
    // What a host decides: which address is which page, and under which headers.
    {
      name: "nginx",
      testMatch: ["routes.spec.ts", "published-later.spec.ts", ...(full ? ["shell.spec.ts"] : [])],
      ...everyDay(rulesAlone),
      use: { store: "postgres", host: "nginx" },
    },
    // The main job alone is repeated: what differs below the provider's queries cannot show on a page. Charges to a saved card are made here, where
    // nobody else needs the customer who is overdue as he was.
    {
      name: "postgres",
      testMatch: ["main-job.spec.ts", "autopay.spec.ts", ...(full ? ["published-later.spec.ts"] : [])],
      ...everyDay(otherLanguages),
      use: { store: "postgres" },
    },
    {
      name: "pglite",
      testIgnore: ["autopay.spec.ts", "published-later.spec.ts", "signing.spec.ts"],
      ...everyDay(onOtherDays),
      use: { store: "pglite" },
    },
  ],
  use: {
    browserName: "chromium",
    viewport: { width: 1440, height: 1000 },
    // A recording of every action, to look into a failure, costs as much again as the tests themselves.
    trace: process.env["TRACE"] === "on" ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
      // Without a language of its own a machine gives Chromium no letters beside ASCII, and a Kazakh file is saved as "download".
      env: { ...process.env, LANG: process.env["LANG"] ?? "C.UTF-8" } as Record<string, string>,
      args: [
        "--no-sandbox",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
