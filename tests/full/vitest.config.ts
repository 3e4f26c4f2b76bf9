import { defineConfig } from "vitest/config";

/** What is too long for every day: each file starts what it needs, one at a time, and writes down what it measured. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ["*.test.ts"],
    fileParallelism: false,
    testTimeout: 3_600_000,
    hookTimeout: 600_000,
  },
});
