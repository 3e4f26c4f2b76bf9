// What `npm run verify` does: everything that can be checked of a change within a minute, before it is committed. `npm test` checks everything.
import { existsSync } from "node:fs";
import { build, checks } from "./everyday.ts";
import { conclude, sideBySide, type TestStep } from "./steps.ts";

/** Unit tests that depend on what changed since a commit; a word after the command names another one. */
const [base = "HEAD"] = process.argv.slice(2);
const changed: TestStep = {
  name: "units of what changed",
  question: "Do the unit tests pass that read what changed?",
  command: ["vitest", "run", "--changed", base, "--passWithNoTests"],
};
/** What has not changed since the last time is not read again. */
const types: TestStep = { name: "types", question: "Does everything have its type?", command: ["pnpm", "run", "check"] };
/** The ids of texts and their arguments are types, made of the catalogues. */
const texts: TestStep = {
  name: "texts",
  question: "Do the three languages agree, and what does each text take?",
  command: ["pnpm", "--filter", "@shanyraq/i18n", "run", "build"],
};
/** The pages' stubs are types of the site. The first time the build makes what they read. */
const generated: TestStep = existsSync("site/src/generated/page-messages.json")
  ? { name: "pages", question: "Can the stubs of the pages be made?", command: ["pnpm", "--filter", "@shanyraq/site", "run", "pages"] }
  : build;

process.exitCode = conclude(await sideBySide(checks, [texts, generated, types, changed]), performance.now() / 1000) ? 0 : 1;
