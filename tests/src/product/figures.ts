import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

export const figuresFolder = path.resolve(import.meta.dirname, "../../../test-results/figures");

/** One measured value beside what it should be; `npm run test:full` prints all of them in one table. */
export interface Figure {
  readonly name: string;
  readonly measured: string;
  readonly goal: string;
  readonly ok: boolean;
}

/** Writes down what a suite has measured. Its tests assert it too: a figure is reported even when it is missed. */
export function writeFigures(suite: string, figures: readonly Figure[]): void {
  mkdirSync(figuresFolder, { recursive: true });
  writeFileSync(path.join(figuresFolder, `${suite}.json`), JSON.stringify(figures, undefined, 2));
}
