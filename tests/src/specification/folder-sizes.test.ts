import { globSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { repository } from "./source-imports.ts";

const MAX_FILES = 40;
const roots = globSync(["{packages/*,edge,site,stories,bench,dev,tests}/src", "scripts"], { cwd: repository });
/** Lists that grow by one file at a time and are read as one. */
const lists = new Set(["packages/provider/src/migrations"]);

const sizeOf = (folder: string): number =>
  readdirSync(path.join(repository, folder), { withFileTypes: true }).filter((entry) => entry.isFile()).length;
const foldersBelow = (root: string): readonly string[] =>
  readdirSync(path.join(repository, root), { withFileTypes: true, recursive: true }).flatMap((entry) =>
    entry.isDirectory() && !entry.parentPath.includes("node_modules") && entry.name !== "node_modules"
      ? [path.relative(repository, path.join(entry.parentPath, entry.name))]
      : [],
  );

it("no folder of sources holds more than forty files", () => {
  const folders = roots.flatMap((root) => [root, ...foldersBelow(root)]);
  const larger = folders.filter((folder) => !lists.has(folder) && sizeOf(folder) > MAX_FILES);
  expect(larger.map((folder) => `${folder}: ${sizeOf(folder)}`)).toEqual([]);
});
