/** Tests that have to notice: a project of the unit tests, or attacks on the back office, and which files of them. */
export interface Suite {
  readonly of: "unit" | "attacks";
  /** Arguments of the runner: `--project edge src/guard`. */
  readonly args: readonly string[];
}

/** One line of the product made wrong on purpose. */
export interface Mutant {
  /** What would be broken, in a sentence: it names the test. */
  readonly breaks: string;
  /** From the root of the repository. */
  readonly file: string;
  /** Stands exactly once in the file. */
  readonly from: string;
  readonly to: string;
  readonly suite: Suite;
  /** Why no test can notice: what the changed line does is done elsewhere too. Such a mutant is expected to survive. */
  readonly equivalent?: string;
}

/** The unit tests of a package that stand in these files or folders. */
export const unit = (project: string, ...files: readonly string[]): Suite => ({ of: "unit", args: ["--project", project, ...files] });
/** Attacks that need no built site. */
export const attacks = (...files: readonly string[]): Suite => ({ of: "attacks", args: files.map((file) => `src/attacks/${file}`) });
