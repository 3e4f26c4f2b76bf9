// What `npm run verify` does: all that can be told of a change within a minute, before it is committed. `npm test` is the whole.
import { existsSync } from "node:fs";
import { build, checks, types } from "./everyday.ts";
import { conclude, perform, type Step } from "./steps.ts";

/** Unit tests that depend on what changed since a commit; a word after the command names another one. */
const [base = "HEAD"] = process.argv.slice(2);
const changed: Step = { name: "units of what changed", command: ["vitest", "run", "--changed", base, "--passWithNoTests"] };
/** The pages' stubs are types of the site. The first time the build makes what they read. */
const generated: Step = existsSync("site/src/generated/page-messages.json")
  ? { name: "pages", command: ["pnpm", "--filter", "@shanyraq/site", "run", "pages"] }
  : build;

process.exitCode = conclude([...checks, generated, types, changed].map(perform)) ? 0 : 1;
