// What `npm run test:full` does: everything of `npm test`, and what is too long for every day. Words after it choose among
// the long steps alone: `npm run test:full fuzz bench`.
import { build, FULL_KILLS, performEveryday, vitest } from "./everyday.ts";
import { figuresFolder, forgetFigures, printFigures } from "./figures.ts";
import { failoverNeeds, scannerNeeds, prepareMachine, speechNeeds } from "./machine.ts";
import { conclude, perform, playwrightReport, type Step } from "./steps.ts";
import { stories, testRunner } from "./stories.ts";

const full = "tests/full/vitest.config.ts";

/** The browser suite as it passes on a phone of the cheapest kind: the processor at a quarter of its speed. */
const slowed: Step = {
  name: "browser (slowed)",
  command: ["pnpm", "--filter", "@shanyraq/tests", "run", "browser"],
  env: { CPU_SLOWDOWN: "4", BROWSER_REPORT: "browser-slowed" },
  report: { file: "test-results/browser-slowed.json", read: playwrightReport },
};

/** A purchase under `npm run dev` in a clone, and how long an edit takes to the screen. */
const dev: Step = {
  name: "dev",
  command: ["pnpm", "--filter", "@shanyraq/tests", "run", "dev"],
  report: { file: "test-results/dev.json", read: playwrightReport },
};

/** Twenty seeded walks of sixty steps through buying and paying. */
const walks: Step = {
  name: "walks",
  command: ["pnpm", "--filter", "@shanyraq/tests", "run", "walks"],
  report: { file: "test-results/walks.json", read: playwrightReport },
};

/** A proof over every screen of the product, in three languages. */
const proof = (name: string, project: string): Step => ({
  name,
  command: ["pnpm", "--filter", "@shanyraq/tests", "run", "proof", project],
  env: { PROOF: project },
  report: { file: `test-results/proof-${project}.json`, read: playwrightReport },
});

/** The main screens beside how they looked in the commit before. */
const visual: Step = { name: "visual", command: ["pnpm", "--filter", "@shanyraq/tests", "run", "visual"] };

/** What the everyday steps of a full run hold already: run by name alone. */
const within = new Set(["kills", "healthz", "stories (all)", "stories (test runner, all)"]);
const long: readonly Step[] = [
  { ...vitest("kills", "tests/vitest.config.ts", "full-kills", "src/kills"), env: { KILLS: FULL_KILLS, RANDOM_KILLS: FULL_KILLS } },
  {
    ...vitest("healthz", "tests/vitest.config.ts", "full-healthz", "src/attacks/hostile-bodies", "src/attacks/verify-flood"),
    env: { TIMES: "strict" },
  },
  vitest("scale", full, "full-scale", "scale"),
  vitest("quotes", full, "full-quotes", "quotes"),
  vitest("fuzz", full, "full-fuzz", "fuzz"),
  vitest("endurance", full, "full-endurance", "endurance"),
  vitest("failover", full, "full-failover", "failover"),
  vitest("replica", full, "full-replica", "replica"),
  vitest("redis", full, "full-redis", "redis"),
  vitest("runbook", full, "full-runbook", "runbook"),
  vitest("upgrade", full, "full-upgrade", "upgrade"),
  vitest("sizes", full, "full-sizes", "sizes"),
  vitest("observatory", full, "full-observatory", "observatory"),
  vitest("lighthouse", full, "full-lighthouse", "lighthouse"),
  vitest("response", full, "full-response", "response"),
  vitest("speech", full, "full-speech", "speech"),
  vitest("reproducible", full, "full-reproducible", "reproducible"),
  vitest("recaptcha", full, "full-recaptcha", "recaptcha"),
  vitest("mutants", full, "full-mutants", "mutants"),
  vitest("recipes", full, "full-recipes", "recipes"),
  proof("aria", "aria"),
  proof("transcripts", "transcripts"),
  proof("second engine", "second-engine"),
  proof("reflow", "reflow"),
  visual,
  walks,
  slowed,
  dev,
  stories("all"),
  testRunner("all"),
  { name: "signing", command: ["pnpm", "--filter", "@shanyraq/signing", "run", "bench"], env: { FIGURES_DIR: figuresFolder } },
  { name: "bench", command: ["pnpm", "run", "bench"] },
];

const chosen = process.argv.slice(2);
const runs = (step: string) => chosen.length === 0 || chosen.includes(step);
if (
  !prepareMachine([
    ...(runs("speech") ? speechNeeds : []),
    ...(runs("failover") ? failoverNeeds : []),
    ...(runs("clamd") ? scannerNeeds : []),
  ])
)
  process.exit(1);
forgetFigures();
const done =
  chosen.length === 0
    ? [...performEveryday("full"), ...long.filter(({ name }) => !within.has(name)).map(perform)]
    : [perform(build), ...long.filter(({ name }) => chosen.includes(name)).map(perform)];
printFigures();
process.exitCode = conclude(done) ? 0 : 1;
