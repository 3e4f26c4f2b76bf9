import { mkdirSync } from "node:fs";
import path from "node:path";
import { perform, playwrightReport, vitestReport, type Done, type Step } from "./steps.ts";
import { stories, testRunner } from "./stories.ts";

const reports = path.resolve("test-results");
mkdirSync(reports, { recursive: true });

/** Kills on each database in `npm run test:full`. */
export const FULL_KILLS = "100";

/** A run of vitest as a step; arguments name the files. */
export const vitest = (name: string, config: string, file: string, ...files: readonly string[]): Step => ({
  name,
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
  report: { file: `${reports}/${file}.json`, read: vitestReport },
});

/** What takes seconds and needs no build. */
export const checks: readonly Step[] = [
  { name: "catalogues", command: ["turbo", "run", "build", "--filter=@shanyraq/i18n", "--output-logs=errors-only"] },
  { name: "ids of the pages' texts", command: ["pnpm", "--filter", "@shanyraq/i18n", "run", "ids"] },
  { name: "format", command: ["oxfmt", "--check", "."] },
  { name: "lint and import cycles", command: ["pnpm", "run", "lint"] },
  { name: "regular expressions", command: ["node", "scripts/regexps.ts"] },
  { name: "boundaries", command: ["turbo", "boundaries"] },
  { name: "unused files and dependencies", command: ["knip", "--no-progress"] },
];
/** Leaves to `npm run test:full` what asks again in another way; the configurations of vitest say what that is. */
const EVERYDAY = { EVERYDAY: "1" };
const unitTests = vitest("unit tests", "vitest.config.ts", "unit");
export const build: Step = { name: "build", command: ["turbo", "run", "build", "book", "--output-logs=errors-only"] };
export const types: Step = { name: "types", command: ["tsc", "-p", "."] };
/** "full" repeats the browser's routes behind nginx in every language, and the shell there, and kills four times as often. */
const onTheProduct = (browser: "everyday" | "full"): readonly Step[] => [
  {
    ...vitest("provider, edge, gateway", "tests/vitest.config.ts", "product"),
    env: browser === "full" ? { KILLS: FULL_KILLS, RANDOM_KILLS: FULL_KILLS, TIMES: "strict" } : EVERYDAY,
  },
  {
    name: "browser",
    command: ["pnpm", "--filter", "@shanyraq/tests", "run", "browser"],
    env: { BROWSER: browser },
    report: { file: `${reports}/browser.json`, read: playwrightReport },
  },
];

/** Every step of `npm test`, in order; one that fails does not hide the ones after it, unless they need it. */
export function performEveryday(browser: "everyday" | "full" = "everyday"): readonly Done[] {
  const units = { ...unitTests, ...(browser === "everyday" && { env: EVERYDAY }) };
  const done = [...checks, units].map(perform);
  const built = perform(build);
  // The pages' stubs and the recorded shell are made by the build, so types are checked after it.
  return [
    ...done,
    built,
    ...(built.ok
      ? [
          types,
          stories(browser === "full" ? "all" : "plain"),
          // Every day each story is played and judged once, by the step above; Storybook's own runner repeats it in the full run.
          ...(browser === "full" ? [testRunner("all")] : []),
          ...onTheProduct(browser),
        ].map(perform)
      : []),
  ];
}
