import path from "node:path";
import { defineConfig } from "@playwright/test";

const reports = path.resolve(import.meta.dirname, "../test-results");

/** Every story in one Chromium of the machine for each of two cores; scripts/proof.ts serves what was built. */
export default defineConfig({
  testDir: "src/proof",
  testMatch: "stories.spec.ts",
  outputDir: path.join(reports, "stories"),
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  reporter: [["dot"], ["json", { outputFile: path.join(reports, "stories.json") }]],
  use: {
    browserName: "chromium",
    launchOptions: { executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium", args: ["--no-sandbox"] },
  },
});
