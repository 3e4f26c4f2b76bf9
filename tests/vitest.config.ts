import { defineConfig } from "vitest/config";

const alone = "src/**/*.test.ts";
const kills = "src/kills/*.test.ts";
const patience = { testTimeout: 120_000, hookTimeout: 120_000 };

/** Tests of the running product: each file starts what it needs. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    projects: [
      // The kills of the two databases wait for processes more than they compute: side by side they take half the time.
      { test: { name: "kills", include: [kills], maxWorkers: 2, sequence: { groupOrder: 0 }, ...patience } },
      // The others measure times and shares of a machine: one file at a time.
      { test: { name: "product", include: [alone], exclude: [kills], maxWorkers: 1, sequence: { groupOrder: 1 }, ...patience } },
    ],
  },
});
