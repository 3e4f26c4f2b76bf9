import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";
import type { Options } from "./browser/product.ts";

/**
 * `npm test` asks each question once. A test that asks again of another language, line, width or answer of somebody else has the tag "@full", as
 * have all tests behind nginx (`src/hosts/nginx.test.ts` asks what it answers, header by header); "@pglite" and "@postgres" name the one store on
 * which a test runs every day. `playwright test --list --grep @full` names what `npm run test:full` adds.
 */
const full = process.env["BROWSER"] === "full";
/** How many times slower the processor is made for the pages; what a test waits for may take as many times longer. */
const slowdown = Number(process.env["CPU_SLOWDOWN"] ?? 1);
const everyDay = (store: "pglite" | "postgres") => (full ? {} : { grepInvert: store === "pglite" ? /@full|@postgres/ : /@full|@pglite/ });

/**
 * Every day the same engine without the windows, for a quarter less of the processor; Chromium itself in the full run, and where the machine has no
 * such package.
 */
const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";
const chromium = process.env["CHROMIUM_PATH"] ?? (!full && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : "/usr/bin/chromium");

/** The product as `npm start` serves it; every day three browsers keep two cores busy for 97 of 100 seconds. */
export default defineConfig<object, Options>({
  testDir: "browser",
  outputDir: "../test-results/browser",
  globalSetup: ["./src/product/initial-folder.ts", "./browser/checked-screens.ts"],
  workers: full ? 2 : 3,
  retries: 0,
  // The longest job walks through a dozen screens and checks each; a slow machine may take its time.
  timeout: 300_000 * slowdown,
  expect: { timeout: 15_000 * slowdown },
  reporter: [["list"], ["json", { outputFile: `../test-results/${process.env["BROWSER_REPORT"] ?? "browser"}.json` }]],
  // The long single files first: at the end a short one leaves no core idle.
  projects: [
    // One product has the port of NCALayer, so one worker runs all that sign.
    { name: "signing", testMatch: "signing.spec.ts", ...everyDay("pglite"), use: { store: "pglite", application: true } },
    ...(full
      ? [
          // What a host decides: which address is which page, and under which headers.
          {
            name: "nginx",
            testMatch: ["routes.spec.ts", "published-later.spec.ts", "shell.spec.ts"],
            use: { store: "postgres" as const, host: "nginx" as const },
          },
        ]
      : []),
    // The main job alone is repeated: what differs below the provider's queries cannot show on a page. Charges to a saved card are made here, where
    // nobody else needs the customer who is overdue as they were.
    {
      name: "postgres",
      testMatch: ["main-job.spec.ts", "autopay.spec.ts", ...(full ? ["published-later.spec.ts"] : [])],
      ...everyDay("postgres"),
      use: { store: "postgres" },
    },
    {
      name: "pglite",
      testIgnore: ["autopay.spec.ts", "published-later.spec.ts", "signing.spec.ts"],
      ...everyDay("pglite"),
      use: { store: "pglite" },
    },
  ],
  use: {
    // A press that finds nothing to press says so long before its test would end.
    actionTimeout: 30_000 * slowdown,
    browserName: "chromium",
    viewport: { width: 1440, height: 1000 },
    // A recording of every action, to look into a failure, costs as much again as the tests themselves.
    trace: process.env["TRACE"] === "on" ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: chromium,
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
