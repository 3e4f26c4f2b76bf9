import { mkdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { playwrightReport, vitestReport } from "./reports.ts";
import { inTurn, type Done, type TestStep } from "./steps.ts";
import { stories, testRunner } from "./stories.ts";
import { workspaces } from "./workspaces.ts";

const reports = path.resolve("test-results");
mkdirSync(reports, { recursive: true });

/** Kills on each database in `npm run test:full`. */
export const FULL_KILLS = "100";

const fileOf = (file: string): string => path.relative(process.cwd(), file);

interface VitestStep extends Pick<TestStep, "name" | "question"> {
  readonly config: string;
  /** The report's name. */
  readonly file: string;
  /** Which test files, by parts of their names; all of the configuration when none are named. */
  readonly files?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}
/** A run of vitest as a step. */
export const vitest = ({ name, question, config, file, files = [], env }: VitestStep): TestStep => ({
  name,
  question,
  command: [
    "vitest",
    "run",
    "--config",
    config,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${reports}/${file}.json`,
    ...files,
  ],
  ...(env && { env }),
  report: { files: [`${reports}/${file}.json`], read: vitestReport },
  again: (one) => `npx vitest run --config ${config} ${fileOf(one)}`,
});

/** Tasks of Turborepo: what cannot have changed since they were done is read from its cache. */
const turbo = (...tasks: readonly string[]): TestStep["command"] => [
  "turbo",
  "run",
  ...tasks,
  // Each keeps a core busy; more of them at once wait for one another.
  `--concurrency=${availableParallelism()}`,
  "--continue",
  "--output-logs=errors-only",
  "--log-order=grouped",
];

/** What takes seconds and needs no build. */
export const checks: readonly TestStep[] = [
  {
    name: "sources",
    question: "Are formatting, lint, regular expressions, unused code and the ids of texts as they should be?",
    command: turbo("format:check", "lint", "regexps", "unused", "texts"),
  },
  { name: "boundaries", question: "Does every import go down the floor plan?", command: ["turbo", "boundaries"] },
];
/** Leaves to `npm run test:full` what asks again in another way; the configurations of vitest say what that is. */
const EVERYDAY = { EVERYDAY: "1" };

const unitTests: TestStep = {
  name: "unit tests",
  question: "Does every function, component and handler do what its package promises?",
  command: turbo("test"),
  report: {
    files: workspaces.map((root) => path.resolve(root, "test-results/unit.json")),
    read: vitestReport,
  },
  again: (file) => `npx vitest run ${fileOf(file)}`,
};
export const build: TestStep = {
  name: "build",
  question: "Can the site and the Storybook be built?",
  command: ["turbo", "run", "build", "book", "--output-logs=errors-only"],
};
export const types: TestStep = { name: "types", question: "Does everything have its type?", command: turbo("check") };

/** "full" repeats the browser's routes behind nginx in every language, and the shell there, and kills four times as often. */
const onTheProduct = (browser: "everyday" | "full"): readonly TestStep[] => [
  vitest({
    name: "product",
    question: "Does the running product hold: its doors, its processes, its hosts, its attackers, its specification?",
    config: "tests/vitest.config.ts",
    file: "product",
    env: browser === "full" ? { KILLS: FULL_KILLS, RANDOM_KILLS: FULL_KILLS, TIMES: "strict" } : EVERYDAY,
  }),
  {
    name: "browser",
    question: "Can people do what they came for, in Chromium and in three languages?",
    command: ["pnpm", "--filter", "@shanyraq/tests", "run", "browser"],
    env: { BROWSER: browser },
    report: { files: [`${reports}/browser.json`], read: playwrightReport },
    again: (place) => `BROWSER=${browser} npx pnpm --filter @shanyraq/tests run browser ${place}`,
  },
];

type Extent = "everyday" | "full";
const units = (extent: Extent): TestStep => ({ ...unitTests, ...(extent === "everyday" && { env: EVERYDAY }) });
const afterBuild = (extent: Extent): readonly TestStep[] => [
  // The pages' stubs and the recorded shell are made by the build, so types are checked after it.
  types,
  stories(extent === "full" ? "all" : "once"),
  // Every day each story is played and checked once, by the step above; Storybook's own runner repeats it in the full run.
  ...(extent === "full" ? [testRunner("all")] : []),
  ...onTheProduct(extent),
];
/** What `npm test` does, in its order. */
export const everydaySteps: readonly TestStep[] = [...checks, units("everyday"), build, ...afterBuild("everyday")];

/** Performs every step of `npm test`; one that fails does not hide the ones after it, unless they need it. */
export async function performEveryday(extent: Extent = "everyday"): Promise<readonly Done[]> {
  const done = await inTurn([...checks, units(extent), build]);
  return done.at(-1)?.ok === true ? [...done, ...(await inTurn(afterBuild(extent)))] : done;
}
