import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";

/** Where suites write what they have measured. */
export const figuresFolder = path.resolve("test-results/figures");

/** What a suite has measured, as it wrote it down. */
interface Figure {
  readonly name: string;
  readonly measured: string;
  readonly goal: string;
  readonly ok: boolean;
}

/** Forgets the figures of an earlier run. */
export const forgetFigures = (): void => rmSync(figuresFolder, { recursive: true, force: true });

/** Prints every figure of this run in one table, those that miss their goal too. */
export function printFigures(): void {
  const files = existsSync(figuresFolder) ? readdirSync(figuresFolder).toSorted() : [];
  const figures = files.flatMap((file) => JSON.parse(readFileSync(path.join(figuresFolder, file), "utf8")) as readonly Figure[]);
  const width = (pick: (figure: Figure) => string) => Math.max(0, ...figures.map((figure) => pick(figure).length));
  const [names, values] = [width(({ name }) => name), width(({ measured }) => measured)];
  console.log("\nFigures\n");
  for (const { name, measured, goal, ok } of figures)
    console.log(`${name.padEnd(names)}  ${measured.padEnd(values)}  ${goal}${ok ? "" : "  MISSED"}`.trimEnd());
}
