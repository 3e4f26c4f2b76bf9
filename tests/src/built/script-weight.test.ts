import { describe, expect, it } from "vitest";
import { scriptBudgets } from "../product/exports/script-budgets.ts";
import { initialScripts, packedBytes } from "../product/exports/script-weight.ts";

const KIB = 1_024;

describe.each(scriptBudgets)("a $kind page names at most $initial KB of script", ({ initial, pages }) => {
  it.each(pages)("%s", (_, file) => {
    const scripts = initialScripts(file);
    expect(scripts.size).toBeGreaterThan(5);
    expect(packedBytes(scripts) / KIB).toBeLessThanOrEqual(initial);
  });
});
