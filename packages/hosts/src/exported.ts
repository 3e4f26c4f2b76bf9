import { readFileSync } from "node:fs";
import path from "node:path";
import { exportedFiles } from "@shanyraq/routes/exported-files";

/** What a host must know of an export: its files, and the policy of each page. */
export interface Exported {
  /** Addresses of all files, compressed copies left out: "/kk/about.html". */
  readonly files: readonly string[];
  /** By the address of the page's file. */
  readonly policies: Readonly<Record<string, string>>;
}

/** Whether a file is a compressed copy of the one beside it. */
export const isCompressed = (file: string): boolean => /\.(br|gz)$/.test(file);

/** Reads a built site: `out` and `csp.json` in its folder. */
export function readExported(siteFolder: string): Exported {
  const out = path.join(siteFolder, "out");
  const policies = JSON.parse(readFileSync(path.join(siteFolder, "csp.json"), "utf8")) as Record<string, string>;
  return {
    files: exportedFiles(out)
      .filter((file) => !isCompressed(file))
      .map((file) => `/${path.relative(out, file).split(path.sep).join("/")}`)
      .toSorted(),
    policies: Object.fromEntries(Object.entries(policies).map(([file, policy]) => [`/${file}`, policy])),
  };
}

/** The address under which a page's file is asked for: "/kk/about.html" is "/kk/about". */
export const addressOf = (file: string): string => (file === "/index.html" ? "/" : file.replace(/\.html$/, ""));

/** Files that are neither pages nor named by their digest: the icon, the languages, the list of entries. */
export const plainFiles = ({ files }: Exported): readonly string[] =>
  files.filter((file) => !file.endsWith(".html") && !file.startsWith("/_next/"));
