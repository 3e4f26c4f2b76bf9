import type { TestRunnerConfig } from "@storybook/test-runner";
import { prove, speak } from "../src/proof/prove.ts";
import { quietPage } from "../src/proof/complaints.ts";
import { dressed, passesNamed } from "../src/proof/passes.ts";

type Page = Parameters<NonNullable<TestRunnerConfig["postVisit"]>>[0];

const passes = passesNamed(process.env["PASSES"] ?? "plain");

const config: TestRunnerConfig = {
  logLevel: "none",
  async preVisit(page: Page) {
    quietPage(page).forget();
    await dressed(page, { width: 1280, forced: false });
  },
  async postVisit(page: Page, { id }) {
    await speak(page, id);
    const findings: string[] = [];
    for (const pass of passes(id)) findings.push(...(await prove(page, pass)));
    findings.push(...quietPage(page).complaints());
    if (findings.length > 0) throw new Error(`${id}\n${findings.join("\n")}`);
  },
};
export default config;
