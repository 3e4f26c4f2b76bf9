import path from "node:path";
import { playwrightReport, vitestReport } from "./reports.ts";
import type { TestStep } from "./steps.ts";

/** Every story in a browser with axe: "once" for every day, "all" for every look. */
export const stories = (passes: "all" | "once"): TestStep => ({
  name: passes === "all" ? "stories (all)" : "stories",
  question:
    passes === "all" ? "Is every component right in every look?" : "Is every component drawn, played by keys and without a finding of axe?",
  command: ["turbo", "run", "proof", "--filter=@shanyraq/stories", "--output-logs=errors-only"],
  env: { PASSES: passes },
  report: { files: [path.resolve("stories/test-results/stories.json")], read: playwrightReport },
  again: (place) => `PASSES=${passes} npx pnpm --filter @shanyraq/stories run proof ${path.basename(place).split(":")[0] ?? ""}`,
});

/** The same questions asked by Storybook's own test runner: "one" story of each component, or "all". */
export const testRunner = (which: "all" | "one"): TestStep => ({
  name: `stories (test runner, ${which})`,
  question: "Does Storybook's own runner agree?",
  command: ["pnpm", "--filter", "@shanyraq/stories", "run", "test-runner"],
  env: { STORIES: which },
  report: { files: [path.resolve("test-results/test-runner.json")], read: vitestReport },
});
