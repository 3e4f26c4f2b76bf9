import type { TestRunnerConfig } from "@storybook/test-runner";
import { quietPage } from "../src/proof/violations.ts";
import { dressed, passesNamed } from "../src/proof/passes.ts";
import { prove } from "../src/proof/prove.ts";
import { settled } from "../src/proof/settled.ts";
import { speak } from "../src/proof/speak.ts";
import { languageOf } from "../src/stage/looks.ts";

const passes = passesNamed(process.env["PASSES"] ?? "once");

/** Storybook's own runner asks every story what the proof asks: the rules stand in `src/proof` alone. */
const config: TestRunnerConfig = {
  preVisit: async (page, { id }) => {
    await dressed(page, { width: 1280, forced: false });
    await speak(page, languageOf(id));
    quietPage(page).forget();
  },
  postVisit: async (page, { id }) => {
    await settled(page);
    const findings: string[] = [];
    for (const pass of passes(id)) findings.push(...(await prove(page, pass)));
    const all = [...findings, ...quietPage(page).complaints()];
    if (all.length > 0) throw new Error(all.join("\n"));
  },
};
export default config;
