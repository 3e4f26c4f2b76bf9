import { defineConfig } from "@playwright/test";
import everyday from "../playwright.config.ts";

/** Seeded random walks through buying and paying: part of `npm run test:full`. */
export default defineConfig({
  ...everyday,
  testDir: ".",
  globalSetup: "../src/product/initial-folder.ts",
  outputDir: "../../test-results/walks",
  timeout: 600_000,
  reporter: [["list"], ["json", { outputFile: "../../test-results/walks.json" }]],
  projects: [{ name: "walks", use: { store: "pglite" } as object }],
});
