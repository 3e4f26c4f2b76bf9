import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { isFalsePositive, type Finding } from "./false-positives.ts";

const engine = readFileSync(createRequire(import.meta.url).resolve("accessibility-checker-engine/ace.js"), "utf8");

interface Result extends Finding {
  readonly message: string;
  readonly snippet: string;
  /** How weighty the rule is, and how sure the engine: a violation that fails is certain. */
  readonly value: readonly [policy: "INFORMATION" | "RECOMMENDATION" | "VIOLATION", sure: "FAIL" | "MANUAL" | "PASS" | "POTENTIAL"];
}
interface EngineInPage {
  readonly isMistaken?: typeof isFalsePositive;
  readonly ace?: {
    readonly Checker: new () => { readonly check: (page: Document, rules: readonly string[]) => Promise<{ results: readonly Result[] }> };
  };
}

/** What the second engine says of a page. */
interface Verdict {
  /** What it is sure of: each with its rule, its place and its words. */
  readonly violations: readonly string[];
  /** What it asks a person to look at, by rule. */
  readonly toReview: Readonly<Record<string, number>>;
}

/**
 * Asks IBM's engine, which reads names, roles and structure by rules of its own, about the whole document as it stands (WCAG 2.2 A and AA, and what
 * IBM asks beside them). It needs no network.
 */
export async function secondOpinion(page: Page): Promise<Verdict> {
  // Not by a script of the page: a policy of the page would refuse it.
  if (!(await page.evaluate(() => "ace" in globalThis)))
    await page.evaluate(`${engine}; globalThis.ace = ace; globalThis.isMistaken = ${String(isFalsePositive)}; undefined`);
  const results = await page.evaluate(async () => {
    const { ace, isMistaken: mistaken } = globalThis as unknown as EngineInPage;
    if (ace === undefined || mistaken === undefined) throw new Error("the second engine is not there");
    const report = await new ace.Checker().check(document, ["IBM_Accessibility", "WCAG_2_2"]);
    return report.results
      .filter((result) => result.value[1] !== "PASS" && !mistaken(result))
      .map(({ ruleId, message, snippet, value, path }) => ({ ruleId, message, snippet, value, path: { dom: path.dom } }));
  });
  const toReview: Record<string, number> = {};
  const isCertain = ({ value: [policy, sure] }: Result) => policy === "VIOLATION" && sure === "FAIL";
  for (const result of results) if (!isCertain(result)) toReview[result.ruleId] = (toReview[result.ruleId] ?? 0) + 1;
  const violations = results
    .filter(isCertain)
    .map(({ ruleId, message, snippet, path }) => `${ruleId}: ${message}\n      ${snippet.slice(0, 200)}\n      ${path.dom.slice(-160)}`);
  return { violations: [...new Set(violations)], toReview };
}
