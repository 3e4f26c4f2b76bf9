/** One word after the name of a recipe: what it is, and how it must look. */
export interface Argument {
  readonly name: string;
  readonly about: string;
  readonly looks: RegExp;
  readonly example: string;
}

/** What a recipe makes: files that must be new, and changes of files that are there. Paths begin at the root of the repository. */
export interface Making {
  readonly files: Readonly<Record<string, string>>;
  readonly changes: Readonly<Record<string, (text: string) => string>>;
  /** What is left to a person. */
  readonly next: readonly string[];
}

/** A way to add one kind of thing: what it asks for, and what it makes of that. */
export interface Recipe {
  readonly about: string;
  readonly arguments: readonly Argument[];
  /** Takes what is said after the arguments as well: `field=kind` and the like. */
  readonly rest?: Argument;
  /** @throws RecipeRefusal where what is asked for cannot be made. */
  readonly make: (words: readonly string[], rest: readonly string[]) => Making;
}

/** A recipe does not make what is asked for; its message says why, and what to do. */
export class RecipeRefusal extends Error {
  override readonly name = "RecipeRefusal";
}

/** Texts of the three languages, in the order of the command. */
export const texts: readonly Argument[] = (
  [
    ["ru", "Клуб"],
    ["kk", "Клуб"],
    ["en", "Club"],
  ] as const
).map(([name, example]) => ({ name, about: `the text in ${name}, in quotes`, looks: /\S/, example }));
