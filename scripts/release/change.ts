import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** What a change is to who adopts it, the worst first: it decides the next version. */
export const changeKinds = ["breaks", "added", "fixed"] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** One rename that a script can follow: `variable A -> B`, `call a -> b`, `prop Component.a -> b`. */
export interface Rename {
  readonly of: "variable" | "call" | "prop";
  readonly from: string;
  readonly to: string;
}

/** One file of `changes/`: what somebody who adopts the next version notices, and what they do. */
export interface Change {
  readonly file: string;
  readonly title: string;
  readonly kind: ChangeKind;
  /** Rows of the surface that it is about; a row names those that begin with it too. */
  readonly rows: readonly string[];
  readonly body: string;
  readonly toDo: string;
  readonly renames: readonly Rename[];
}

const RENAME = /^(variable|call|prop) (\S+) -> (\S+)$/;

const sectionOf = (text: string, name: string): string =>
  new RegExp(`^## ${name}\\n([\\s\\S]*?)(?=^## |$(?![\\s\\S]))`, "m").exec(text)?.[1]?.trim() ?? "";

/** Reads one change. @throws with the file and what is missing of it. */
export function parseChange(file: string, text: string): Change {
  const wrong = (what: string): never => {
    throw new Error(`changes/${file}: ${what}; changes/README.md shows one`);
  };
  const title = /^# (.+)$/m.exec(text)?.[1] ?? wrong("it has no title");
  const word = /^kind: (\w+)$/m.exec(text)?.[1];
  const kind = changeKinds.find((one) => one === word) ?? wrong(`its kind is one of ${changeKinds.join(", ")}`);
  const rows = (/^rows: (.*)$/m.exec(text)?.[1] ?? "").split(",").flatMap((row) => row.trim() || []);
  const body = text
    .replace(/^# .+\n/m, "")
    .replace(/^(?:kind|rows): .*\n?/gm, "")
    .split(/^## /m)[0]
    ?.trim();
  const renames = sectionOf(text, "Renames")
    .split("\n")
    .filter(Boolean)
    .map((line): Rename => {
      const [, of = "", from = "", to = ""] = RENAME.exec(line) ?? wrong(`"${line}" is no rename`);
      return { of: of as Rename["of"], from, to };
    });
  return { file, title, kind, rows, body: body || wrong("it tells nothing"), toDo: sectionOf(text, "To do"), renames };
}

/** Every change since the last release, by name of file. */
export function readChanges(root: string): readonly Change[] {
  const folder = path.join(root, "changes");
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith(".md") && file !== "README.md")
    .toSorted()
    .map((file) => parseChange(file, readFileSync(path.join(folder, file), "utf8")));
}
