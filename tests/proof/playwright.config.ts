import { defineConfig } from "@playwright/test";
import everyday from "../playwright.config.ts";

const pictures = process.env["VISUAL_PICTURES"];

/** Every screen of the product, checked beyond what the browser suite checks on its way: part of `npm run test:full`. */
export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results/proof",
  // One product, and one customer after another in it: what one screen shows depends on what was done before.
  workers: 1,
  retries: 0,
  timeout: 300_000,
  expect: { timeout: 15_000 },
  // A screen without its file fails; `PROOF=aria npm run proof:update` writes what is there now.
  updateSnapshots: "none",
  reporter: [["list"], ["json", { outputFile: `../../test-results/proof-${process.env["PROOF"] ?? "all"}.json` }]],
  projects: [
    { name: "aria", testMatch: ["aria.spec.ts", "languages.spec.ts"], snapshotPathTemplate: "{testDir}/aria/{arg}{ext}" },
    { name: "transcripts", testMatch: "transcripts.spec.ts", snapshotPathTemplate: "{testDir}/transcripts/{arg}{ext}" },
    { name: "second-engine", testMatch: "second-engine.spec.ts" },
    { name: "reflow", testMatch: "reflow.spec.ts" },
    { name: "clipping", testMatch: "clipping.spec.ts" },
    // Where the pictures are that it compares with, `visual.ts` says.
    ...(pictures === undefined
      ? []
      : [
          {
            name: "visual",
            testMatch: "visual.spec.ts",
            outputDir: "../../test-results/visual",
            snapshotPathTemplate: `${pictures}/{arg}{ext}`,
          },
        ]),
  ],
  use: { ...everyday.use, viewport: { width: 1440, height: 1000 } },
});
