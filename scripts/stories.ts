import path from "node:path";
import { playwrightCount, type Step } from "./steps.ts";

/** Every story in a browser with axe: "plain" for every day, "all" for every look. */
export const stories = (passes: "all" | "plain"): Step => ({
  name: `stories (${passes})`,
  command: ["pnpm", "--filter", "@shanyraq/stories", "run", "proof"],
  env: { PASSES: passes },
  report: { file: path.resolve("test-results/stories.json"), read: playwrightCount },
});
