import { existsSync } from "node:fs";
import path from "node:path";
import { defineConfig } from "@playwright/test";

const reports = path.resolve(import.meta.dirname, "../test-results");
/** Kept in the package, so that Turborepo gives it back where nothing has changed. */
const counts = path.resolve(import.meta.dirname, "test-results/stories.json");

/** The same engine without the windows, which take a quarter of the processor's time; Chromium itself where the machine has no such package. */
const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";
const chromium = process.env["CHROMIUM_PATH"] ?? (existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : "/usr/bin/chromium");

/** `npm run test:full` asks more of every story than every day does. */
const full = process.env["PASSES"] === "all";
/** Where the pictures of the commit before are, when looks are compared. */
const pictures = process.env["VISUAL_PICTURES"];

/** Every story, and every way to work by keys, in three Chromiums, since one that waits leaves a core idle; scripts/proof.ts serves what was built. */
export default defineConfig({
  testDir: "src/proof",
  outputDir: path.join(reports, "stories"),
  fullyParallel: true,
  workers: 3,
  retries: 0,
  timeout: 60_000,
  // A story without its picture fails; the pictures of another commit are drawn by `tests/proof/scripts/visual.ts`.
  updateSnapshots: process.env["VISUAL_DRAWS"] === "yes" ? "all" : "none",
  reporter: [["dot"], ["json", { outputFile: pictures === undefined ? counts : path.join(reports, "proof-visual-stories.json") }]],
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
    ...(pictures === undefined
      ? []
      : [
          {
            name: "visual",
            testMatch: "visual.spec.ts",
            outputDir: path.join(reports, "visual-stories"),
            snapshotPathTemplate: `${pictures}/{arg}{ext}`,
          },
        ]),
  ],
  use: {
    browserName: "chromium",
    launchOptions: { executablePath: chromium, args: ["--no-sandbox"] },
  },
});
