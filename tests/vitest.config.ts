import { defineConfig } from "vitest/config";

/** Tests of the running product: each file starts what it needs, one file at a time on two cores. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ["src/**/*.test.ts"],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
