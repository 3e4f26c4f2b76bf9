import { defineConfig } from "vitest/config";
import { LongestFirst } from "./src/product/longest-first.ts";

const every = "src/**/*.test.ts";
/** They wait more than they compute: for processes that die and come back, for clients that drip, and for builds of the site. */
const waiting = ["src/kills/*.test.ts", "src/security/slow-{and-large,clients}.test.ts", "src/processes/exports.test.ts"];
/** They measure times or fill both cores on their own. */
const timed =
  "src/{processes/{doctor,operations,several-*,shared-store},security/{accounts,limits},attacks/{hostile-bodies,verify-flood,frozen-database}}.test.ts";
/** What is read without starting anything. */
const specification = "src/specification/*.test.ts";
/** Files that `npm run test:full` alone runs, by why: each asks again what every day asks once, or waits and measures. Rows of a table: `rowsOfRun`. */
const onOtherDays: Readonly<Record<string, readonly string[]>> = {
  "kills at moments of chance, in the middle of jobs, and at the named points on the other database": [
    "src/kills/{random-*,postgres,jobs}.test.ts",
  ],
  "a wait of a minute for clients that drip, and times that only an idle machine keeps": [
    "src/security/slow-clients.test.ts",
    "src/attacks/frozen-database.test.ts",
  ],
  "a part that has tests of its own: the clock, the settings, the bank, the scanner, the limits, the captcha, the command of the doctor": [
    "src/attacks/{jumping-clock,careless-start,hung-bank,infected-files,captcha-host,reports-flood,statement-flood,verify-flood}.test.ts",
    "src/processes/doctor.test.ts",
  ],
  "several processes: stores that the limits' tests share, workers and back offices beside each other, and the kit for one": [
    "src/processes/{shared-store,several-processes,several-back-offices,two-workers,back-office-kit}.test.ts",
  ],
  "what an operator alone meets, minutes of starts and ends: building on publishing, numbers, traces, an exchange of keys, and a product without what it needs":
    ["src/processes/{exports,operated,traces,operations,killed-start}.test.ts", "src/security/rotated-keys.test.ts"],
  "what other hosts are given: every day asks the gateway and nginx": ["src/hosts/{edge-functions,published-later}.test.ts"],
};
const isEveryday = process.env["EVERYDAY"] === "1";
const left = isEveryday ? Object.values(onOtherDays).flat() : [];
/** A slow machine may take its time, as in the unit tests: how long something may take is asserted where it matters, never by the runner. */
const patience = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 60_000 } } };
const onProducts = { ...patience, globalSetup: ["src/product/initial-folder.ts", "src/product/shared-product.ts"] };
/** Files take turns in the same workers, with what those have read already: to read the back office costs a file more than most of its tests. */
const sharing = { isolate: false };

/** The full run in groups one after another, each with the workers that it can bear. */
const alone = [
  { test: { name: "waiting", include: waiting, maxWorkers: 4, sequence: { groupOrder: 0 }, ...onProducts } },
  { test: { name: "timed", include: [timed], maxWorkers: 1, sequence: { groupOrder: 1 }, ...onProducts } },
  {
    test: {
      name: "product",
      include: [every],
      exclude: [...waiting, timed, specification],
      // While a product of one file starts or waits, another file has the core.
      maxWorkers: 3,
      sequence: { groupOrder: 2 },
      ...sharing,
      ...onProducts,
    },
  },
];

const specificationAlone = {
  test: { name: "specification", include: [specification], maxWorkers: 3, sequence: { groupOrder: 2 }, ...sharing, ...patience },
};
/**
 * What waits, what computes and what only reads share the cores every day: nothing of it measures how fast it is. One project, because a worker that
 * has read the back office is ended as soon as the next file in turn is another project's.
 */
const everyday = { test: { name: "product", include: [every], exclude: left, maxWorkers: 4, ...sharing, ...onProducts } };

/** Tests of the running product: each file starts what it needs. */
export default defineConfig({
  root: import.meta.dirname,
  test: { sequence: { sequencer: LongestFirst }, projects: isEveryday ? [everyday] : [...alone, specificationAlone] },
});
