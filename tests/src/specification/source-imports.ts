import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";

export const repository = path.resolve(import.meta.dirname, "../../..");

/** An import of one file by another, types included; both by their path from the folder that was read. */
export interface SourceImport {
  readonly from: string;
  readonly to: string;
}

/** The source files below a folder of the repository, by their path from it; tests left out. */
export const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(path.join(repository, folder), { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !/(?:^|\/)(?:node_modules|generated|dist)\//.test(file));

/** What they import of one another: whole modules, names, types, and what is loaded when it is asked for. */
export const importsIn = (folder: string): readonly SourceImport[] =>
  sourcesIn(folder).flatMap((from) =>
    [...readFileSync(path.join(repository, folder, from), "utf8").matchAll(/(?:\bfrom|\bimport\(?)\s*"(\.[^"]+)"/g)].map(([, to = ""]) => ({
      from,
      to: path.posix.join(path.posix.dirname(from), to),
    })),
  );

/** The folder at the top in which a file stands; empty for one that stands in none. */
export const roomOf = (file: string): string => (file.includes("/") ? (file.split("/", 1)[0] ?? "") : "");

/** Imports that lead from one room into another. */
export const arrowsIn = (folder: string): readonly SourceImport[] =>
  importsIn(folder).filter(({ from, to }) => roomOf(from) !== roomOf(to));
