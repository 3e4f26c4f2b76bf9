import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { test } from "@playwright/test";

const folder = path.resolve(import.meta.dirname, "../../../test-results/figures");

/** Counts findings that do not fail, and writes them where `npm run test:full` reads its figures; each worker writes its own part. */
export function tally(suite: string, name: string) {
  const counts: Record<string, number> = {};
  return {
    count: (more: Readonly<Record<string, number>>) => {
      for (const [rule, times] of Object.entries(more)) counts[rule] = (counts[rule] ?? 0) + times;
    },
    write: () => {
      const most = Object.entries(counts).toSorted(([, a], [, b]) => b - a);
      const measured = most.length === 0 ? "nothing" : most.map(([rule, times]) => `${rule} ${times}`).join(", ");
      mkdirSync(folder, { recursive: true });
      writeFileSync(
        path.join(folder, `${suite}-${test.info().workerIndex}.json`),
        JSON.stringify([{ name, measured, goal: "", ok: true }], undefined, 2),
      );
    },
  };
}
