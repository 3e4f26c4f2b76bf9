import { FULL_KILLS, vitest } from "./everyday.ts";
import { figuresFolder } from "./figures.ts";
import { playwrightReport } from "./reports.ts";
import type { TestStep } from "./steps.ts";
import { stories, testRunner } from "./stories.ts";

/** A file of tests/full as a step, by its name. */
const fullTest = (name: string, question: string): TestStep =>
  vitest({ name, question, config: "tests/full/vitest.config.ts", file: `full-${name}`, files: [name] });

/** The browser suite of every day, as another visitor meets it. */
const browserAs = (name: string, question: string, env: Readonly<Record<string, string>>): TestStep => ({
  name: `browser (${name})`,
  question,
  command: ["pnpm", "--filter", "@shanyraq/tests", "run", "browser"],
  env: { ...env, BROWSER_REPORT: `browser-${name}` },
  report: { files: [`test-results/browser-${name}.json`], read: playwrightReport },
});
/** The processor at a quarter of its speed. */
const slowed = browserAs("slowed", "Does all of it work on the cheapest phone?", { CPU_SLOWDOWN: "4" });
const translated = browserAs("translated", "Does all of it work on a page that the browser translates, and translates again?", {
  VISITOR: "translated",
});
const oldest = browserAs("oldest", "Does all of it work in the oldest browsers that the site is made for?", { VISITOR: "oldest" });

/** A purchase under `npm run dev` in a clone, and how long an edit takes to the screen. */
const dev: TestStep = {
  name: "dev",
  question: "Does an edit reach the screen under `npm run dev`?",
  command: ["pnpm", "--filter", "@shanyraq/tests", "run", "dev"],
  report: { files: ["test-results/dev.json"], read: playwrightReport },
};

/** Twenty seeded walks of sixty steps through buying and paying. */
const walks: TestStep = {
  name: "walks",
  question: "Does a random walk through buying and paying find a dead end?",
  command: ["pnpm", "--filter", "@shanyraq/tests", "run", "walks"],
  report: { files: ["test-results/walks.json"], read: playwrightReport },
};

/** A proof over every screen of the product, in three languages. */
const proof = (name: string, project: string, question: string): TestStep => ({
  name,
  question,
  command: ["pnpm", "--filter", "@shanyraq/tests", "run", "proof", project],
  env: { PROOF: project },
  report: { files: [`test-results/proof-${project}.json`], read: playwrightReport },
});

/** The main screens beside how they looked in the commit before. */
const visual: TestStep = {
  name: "visual",
  question: "Do the screens look as they did in the commit before?",
  command: ["pnpm", "--filter", "@shanyraq/tests", "run", "visual"],
};

/** What the everyday steps of a full run hold already: run by name alone. */
export const within: ReadonlySet<string> = new Set(["kills", "floods", "stories (all)", "stories (test runner, all)"]);
/** What takes too long for every day, in the order in which it is done. */
export const longSteps: readonly TestStep[] = [
  vitest({
    name: "kills",
    question: "Is anything lost when the process dies at any moment?",
    config: "tests/vitest.config.ts",
    file: "full-kills",
    files: ["src/kills"],
    env: { KILLS: FULL_KILLS, RANDOM_KILLS: FULL_KILLS },
  }),
  vitest({
    name: "floods",
    question: "Does /healthz answer in time under hostile bodies and a flood of signatures?",
    config: "tests/vitest.config.ts",
    file: "full-floods",
    files: ["src/attacks/hostile-bodies", "src/attacks/verify-flood"],
    env: { TIMES: "strict" },
  }),
  fullTest("healthz", "Does /healthz answer in time under hostile files of ten megabytes?"),
  fullTest("slow-inputs", "Does a search find an input that takes more than its length?"),
  fullTest("clamd", "Does Debian's scanner keep an infected file out?"),
  fullTest("desk-export", "Can what the desk exports be built into the same site?"),
  fullTest("scale", "Does a query stay quick among ten million people?"),
  fullTest("quotes", "What does a quote cost, and do ten thousand agree with an independent program?"),
  fullTest("lives", "Does a second program see the same money in ten thousand lives of contracts?"),
  fullTest("claims", "Are ten thousand claims paid to the tiyn, in time or with what lateness costs, and none without a next step?"),
  vitest({
    name: "claim walks",
    question: "Does any order of reports, decisions, reviews and payouts of a claim lose money, people or the contract?",
    config: "vitest.config.ts",
    file: "full-claim-walks",
    files: ["packages/provider/src/domain/claims/case-model"],
    env: { CASE_WALKS: "200" },
  }),
  vitest({
    name: "embedded",
    question: "Does the back office do the same on the embedded database as on PostgreSQL?",
    config: "vitest.config.ts",
    file: "full-embedded",
    files: ["packages/provider/src"],
    env: { TEST_DATABASE: "embedded" },
  }),
  fullTest("fuzz", "Does any random input break a call?"),
  fullTest("endurance", "Does an hour of work leak memory or lines?"),
  fullTest("drained", "Is each of ten thousand due payouts, reminders and letters done once, and how fast?"),
  fullTest("failover", "Is anything lost when the database dies and another takes over?"),
  fullTest("replica", "Does a replica that is late, stopped or dead hinder nobody?"),
  fullTest("redis", "Is a shared store that dies survived?"),
  fullTest("runbook", "Do the commands of the runbook do what it says?"),
  fullTest("upgrade", "Can a release be exchanged while people buy?"),
  fullTest("former-ledger", "Does a database of before the accounts keep every sum?"),
  fullTest("start", "How long does npm start take from nothing, beside next build alone?"),
  fullTest("sizes", "What does an insurer need for so many customers?"),
  fullTest("observatory", "What does Mozilla's Observatory say of the headers?"),
  fullTest("lighthouse", "What does Lighthouse say of the first visit?"),
  fullTest("response", "How soon does a page answer a press?"),
  fullTest("speech", "Is what a screen reader speaks what is shown?"),
  fullTest("reproducible", "Do two builds of one commit agree byte by byte?"),
  fullTest("recaptcha", "Does the other captcha work?"),
  fullTest("mutants", "Does a test notice each line that was made wrong on purpose?"),
  fullTest("recipes", "Do the recipes for a new product, call or page work in a clone?"),
  proof("aria", "aria", "Is the tree that assistive programs read of every screen as it was approved, and the same in three languages?"),
  proof("transcripts", "transcripts", "Is what a screen reader says of every screen as it was approved?"),
  proof("second engine", "second-engine", "Does a second engine of accessibility agree?"),
  proof("reflow", "reflow", "Is nothing lost at 320 px and at four times the size?"),
  proof("clipping", "clipping", "Is every text whole on a phone, at every size of the version for the visually impaired?"),
  visual,
  walks,
  slowed,
  translated,
  oldest,
  dev,
  stories("all"),
  testRunner("all"),
  {
    name: "signing",
    question: "What does verifying a signature cost?",
    command: ["pnpm", "--filter", "@shanyraq/signing", "run", "bench"],
    env: { FIGURES_DIR: figuresFolder },
  },
  { name: "bench", question: "What does each part cost the processor, beside others' work?", command: ["pnpm", "run", "bench"] },
];
