import path from "node:path";
import { playwrightReport, vitestReport, type Step } from "./steps.ts";

/** Every story in a browser with axe: "plain" for every day, "all" for every look. */
export const stories = (passes: "all" | "plain"): Step => ({
  name: `stories (${passes})`,
  command: ["pnpm", "--filter", "@shanyraq/stories", "run", "proof"],
  env: { PASSES: passes },
  report: { file: path.resolve("test-results/stories.json"), read: playwrightReport },
});

/** The same questions asked by Storybook's own test runner: "one" story of each component for every day, or "all". */
export const testRunner = (which: "all" | "one"): Step => ({
  name: `stories (test runner, ${which})`,
  command: ["pnpm", "--filter", "@shanyraq/stories", "run", "test-runner"],
  env: { STORIES: which },
  report: { file: path.resolve("test-results/test-runner.json"), read: vitestReport },
});
