import { existsSync } from "node:fs";
import path from "node:path";
import { defineConfig } from "vitest/config";
import { workspaces } from "./scripts/workspaces.ts";

const repository = import.meta.dirname;
/** What a package makes once before its tests. */
const setup = (root: string) =>
  [`${root}/src/testing/seed-once.ts`].map((file) => path.resolve(repository, file)).filter((file) => existsSync(file));
/** What of a test's page is taken down after it. */
const strike = (root: string) =>
  ["packages/kit", "packages/ui"].includes(root) ? [path.join(repository, "packages/kit/src/testing/strike.ts")] : [];

/** Files that `npm run test:full` alone asks, and whoever runs a package's own tests, by why. */
const onOtherDays: Readonly<Record<string, readonly string[]>> = {
  "walks through every call with one question, which ask again what roles, objects of others and listed fields ask of each call": [
    "src/platform/server/hostile-text.test.ts",
    "src/api/account/{senders,cross-use}.test.ts",
  ],
  "months of the sandbox's clock, and a hundred days of jobs walked twice": ["src/boot/moved-clock.test.ts", "src/next-work.test.ts"],
  "every story of the kit drawn in three languages, to hear what reading aloud says of it": ["src/proof/aloud/transcripts.test.tsx"],
};
const left = process.env["EVERYDAY"] === "1" ? Object.values(onOtherDays).flat() : [];

/** Turborepo runs package beside package and reads from each how many tests there were; who runs tests by hand reads them. */
const byTurbo = process.env["TURBO_HASH"] !== undefined;
const report = path.resolve("test-results/unit.json");

/** Unit tests beside the code of every package; a package's own `test` script names itself as the project. */
export default defineConfig({
  test: {
    // By default the runner leaves a core idle, which on two cores is half of them. Beside another package each gets half of the cores, except the longest and
    // the last, beside which nothing else runs.
    maxWorkers: byTurbo && !["provider", "gateway"].some((name) => process.argv.includes(name)) ? "50%" : "100%",
    ...(byTurbo && { reporters: ["dot", ["json", { outputFile: report }]] }),
    // A slow machine may take its time: how long something may take is asserted where it matters, never by the runner.
    projects: workspaces.map((root) => ({
      root,
      test: {
        name: root.replace("packages/", ""),
        // Tests leave nothing behind, so files take turns in one worker, with what it has read already: reading it again took longer than most tests.
        isolate: false,
        // The embedded database's interpreter of expressions is one function of 105 KB: to optimize it at once costs each worker 2.3 s and 600 MB.
        execArgv: ["--wasm-tiering-budget=1000000000"],
        include: ["{src,scripts}/**/*.test.{ts,tsx}"],
        exclude: left,
        globalSetup: setup(root),
        setupFiles: strike(root),
        testTimeout: 300_000,
        hookTimeout: 300_000,
        expect: { poll: { timeout: 120_000 } },
      },
    })),
  },
});
