import { readFileSync } from "node:fs";
import path from "node:path";
import type { Category } from "./visit.ts";

export interface Limits {
  readonly scores: Readonly<Record<Category, number>>;
  readonly lcpSeconds: number;
  readonly cls: number;
  readonly scriptKb: number;
}

interface Page extends Pick<Limits, "scriptKb"> {
  readonly address: string;
  /** Where the goal is not reached yet: what is. It only comes nearer. */
  readonly reached?: Partial<Omit<Limits, "scriptKb" | "scores">> & { readonly performance?: number };
}

interface Budget {
  readonly goal: Omit<Limits, "scriptKb">;
  readonly pages: Readonly<Record<string, Page>>;
}

const budget = JSON.parse(readFileSync(path.join(import.meta.dirname, "budget.json"), "utf8")) as Budget;

export const { goal } = budget;

/** What each kind of page is held to. */
export const kinds = Object.entries(budget.pages).map(([kind, { address, scriptKb, reached = {} }]) => {
  const { performance = goal.scores.performance, ...rest } = reached;
  const limits: Limits = { ...goal, ...rest, scriptKb, scores: { ...goal.scores, performance } };
  return { kind, address, limits };
});
