import { exactPages, hostRules, missingPages, movedRules } from "@shanyraq/routes/hosting";
import { asPattern, asPlaceholders } from "./templates.ts";

const toPlaceholders = (to: string) => to.replace(/\{(\w+)\+?\}/g, ":$1");
const shells = hostRules.filter(({ asks }) => !asks);

interface RedirectOptions {
  readonly moved: 301 | 308;
  /** Rules are followed even where there is a file: pages in their way are led to themselves. */
  readonly beforeFiles: boolean;
  /** Whether a rule may answer 404 with a page; else the host looks for the nearest `404.html`. */
  readonly missing: boolean;
}

/**
 * The lines of a `_redirects` file, the first match first: moved addresses, shells, and the 404 page of each language.
 * Content that may be newer than the export is not among them: a table cannot ask whether it is published.
 */
export function redirectLines({ moved, beforeFiles, missing }: RedirectOptions): readonly string[] {
  const inTheWay = exactPages.filter((page) => shells.some(({ path }) => new RegExp(`^${asPattern(path)}$`).test(page)));
  return [
    ...movedRules.map(({ from, to }) => `${asPlaceholders(from)} ${toPlaceholders(to)} ${moved}`),
    ...(beforeFiles ? inTheWay.map((page) => `${page} ${page} 200`) : []),
    ...shells.map(({ path, file }) => `${asPlaceholders(path)} ${file} 200`),
    ...(missing ? missingPages.map(({ prefix, page }) => `${prefix}/* ${page}.html 404`) : []),
  ];
}

/** The lines of a `_headers` file for one address or pattern. */
export const headerLines = (address: string, headers: readonly (readonly [name: string, value: string])[]): readonly string[] => [
  address,
  ...headers.map(([name, value]) => `  ${name}: ${value}`),
];
