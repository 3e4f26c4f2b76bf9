import { defineConfig } from "@playwright/test";
import everyday from "../../playwright.config.ts";

/** One browser against `npm run dev` in a clone: pages are compiled as they are asked for, so all may take longer. */
export default defineConfig({
  testDir: ".",
  outputDir: "../../../test-results/dev",
  workers: 1,
  retries: 0,
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [["list"], ["json", { outputFile: "../../../test-results/dev.json" }]],
  use: everyday.use ?? {},
});
