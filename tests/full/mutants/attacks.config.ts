import path from "node:path";
import { defineConfig } from "vitest/config";

/** Attacks that speak with the back office or the edge in their own process: they need no build and no started product. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, "../.."),
  test: { include: ["src/attacks/*.test.ts"], testTimeout: 120_000, hookTimeout: 120_000, maxWorkers: 1 },
});
