import { defineConfig } from "vitest/config";

const every = "src/**/*.test.ts";
/** They wait more than they compute: for processes that die and come back, for clients that drip, and for builds of the site. */
const waiting = ["src/kills/*.test.ts", "src/security/slow-and-large.test.ts", "src/processes/exports.test.ts"];
/** They measure times or fill both cores by themselves. */
const timed =
  "src/{processes/{doctor,operations,several-*,shared-store},security/{accounts,limits},attacks/{hostile-bodies,verify-flood,frozen-database}}.test.ts";
/** What is read without starting anything. */
const specification = "src/specification/*.test.ts";
/**
 * What takes long and asks again, in another way, what every day asks once: kills at moments of chance after those at every named point, a clock that
 * jumps, every slip in the settings that a boot refuses (its reader has tests of its own), a bank that hangs where others are silent, and the kit for
 * a host's back office. `npm run test:full` asks all of it.
 */
const onOtherDays = [
  "src/kills/random-*.test.ts",
  "src/attacks/{jumping-clock,careless-start,hung-bank}.test.ts",
  "src/processes/back-office-kit.test.ts",
];
const left = process.env["EVERYDAY"] === "1" ? onOtherDays : [];
const patience = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } };
const onProducts = { ...patience, globalSetup: "src/product/begun-folder.ts" };

/** Tests of the running product: each file starts what it needs. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    projects: [
      { test: { name: "waiting", include: waiting, exclude: left, maxWorkers: 4, sequence: { groupOrder: 0 }, ...onProducts } },
      { test: { name: "timed", include: [timed], maxWorkers: 1, sequence: { groupOrder: 1 }, ...onProducts } },
      {
        test: {
          name: "product",
          include: [every],
          exclude: [...waiting, timed, specification, ...left],
          // While a product of one file starts or waits, another file has the core.
          maxWorkers: 3,
          sequence: { groupOrder: 2 },
          ...onProducts,
        },
      },
      { test: { name: "specification", include: [specification], maxWorkers: 3, sequence: { groupOrder: 2 }, ...patience } },
    ],
  },
});
