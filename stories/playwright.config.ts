import path from "node:path";
import { defineConfig } from "@playwright/test";

const reports = path.resolve(import.meta.dirname, "../test-results");

/** `npm run test:full` asks more of every story than every day does. */
const full = process.env["PASSES"] === "all";

/** Every story, and every way to work by keys, in one Chromium of the machine for each of two cores; scripts/proof.ts serves what was built. */
export default defineConfig({
  testDir: "src/proof",
  outputDir: path.join(reports, "stories"),
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  reporter: [["dot"], ["json", { outputFile: path.join(reports, "stories.json") }]],
  projects: [
    // Ways to work by keys, pattern by pattern: they take less than a minute of the stories' four.
    { name: "apg", testMatch: "apg/*.spec.ts" },
    { name: "stories", testMatch: "stories.spec.ts" },
    ...(full
      ? [
          { name: "second engine", testMatch: "second-engine.spec.ts" },
          { name: "focus rings", testMatch: "focus-ring.spec.ts" },
        ]
      : []),
  ],
  use: {
    browserName: "chromium",
    launchOptions: { executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium", args: ["--no-sandbox"] },
  },
});
