import { readdirSync } from "node:fs";
import { defineConfig } from "vitest/config";

const workspaces = [...readdirSync("packages").map((name) => `packages/${name}`), "edge", "site"];

/** Unit tests beside the code of every package, in one run. */
export default defineConfig({
  test: {
    projects: workspaces.map((root) => ({ root, test: { name: root.replace("packages/", ""), include: ["src/**/*.test.{ts,tsx}"] } })),
  },
});
