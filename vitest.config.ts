import { readdirSync } from "node:fs";
import { defineConfig } from "vitest/config";

const workspaces = [...readdirSync("packages").map((name) => `packages/${name}`), "edge", "site", "stories", "bench"];

/** Unit tests beside the code of every package, in one run. */
export default defineConfig({
  test: {
    // A slow machine may take its time: how long something may take is asserted where it matters, never by the runner.
    projects: workspaces.map((root) => ({
      root,
      test: { name: root.replace("packages/", ""), include: ["src/**/*.test.{ts,tsx}"], testTimeout: 60_000, hookTimeout: 60_000 },
    })),
  },
});
