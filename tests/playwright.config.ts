import { defineConfig } from "@playwright/test";
import type { Options } from "./browser/product.ts";

/** Debian's Chromium against the product as `npm start` serves it; one browser at a time on two cores. */
export default defineConfig<object, Options>({
  testDir: "browser",
  outputDir: "../test-results/browser",
  workers: 1,
  retries: 0,
  // The longest job walks through a dozen screens and checks each; a slow machine may take its time.
  timeout: 300_000,
  expect: { timeout: 15_000 },
  reporter: [["list"], ["json", { outputFile: "../test-results/browser.json" }]],
  projects: [
    { name: "pglite", testIgnore: "published-later.spec.ts", use: { store: "pglite" } },
    // The main job alone is repeated: what differs below the provider's queries cannot show on a page.
    { name: "postgres", testMatch: ["main-job.spec.ts", "published-later.spec.ts"], use: { store: "postgres" } },
    // What a host decides: which address is which page, and under which headers.
    { name: "nginx", testMatch: ["routes.spec.ts", "shell.spec.ts", "published-later.spec.ts"], use: { store: "postgres", host: "nginx" } },
  ],
  use: {
    browserName: "chromium",
    viewport: { width: 1440, height: 1000 },
    trace: "retain-on-failure",
    launchOptions: {
      executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
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
