import { readdirSync } from "node:fs";
import path from "node:path";

/** Every file below a folder of the exported site, folders themselves left out, each with the folder before it. */
export const exportedFiles = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const full = path.join(folder, entry.name);
    return entry.isDirectory() ? exportedFiles(full) : [full];
  });
