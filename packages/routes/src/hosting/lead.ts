import { localeFacts, type Locale } from "@shanyraq/i18n";
import { splitLocale } from "../href.ts";
import { match, redirected } from "../match.ts";
import { BROKEN_NAMES } from "./files.ts";
import { SHELL, shellPath } from "../shell.ts";
import { spelledLocale } from "./spelled-locale.ts";
import { routes, type Entries, type Route } from "../table.ts";

/** What a host of the export does with an address. Pages and shells are named without their ending. */
export type Lead =
  | { readonly to: "moved"; readonly path: string }
  /** The file of this address, if there is one. */
  | { readonly to: "file" }
  /** The file of this address, else this shell. */
  | { readonly to: "shell"; readonly shell: string }
  /** The file of this address, else this shell if the entry is published. */
  | {
      readonly to: "entry";
      readonly shell: string;
      readonly kind: Entries;
      readonly slug: string;
      /** Whether entries that the build knew have a file of their own. */
      readonly exported: boolean;
    }
  | { readonly to: "missing" }
  /** The page that says a page failed, which is an answer of status 500. */
  | { readonly to: "broken" };

/** A shell is a file too, but no address of its own; nor is a page by its file name, nor an error page. */
const isAddress = (path: string) => !path.split("/").includes(SHELL) && !/\.html$|\/(index|404|500|_error)$/.test(path);
const isBroken = (path: string, locale: Locale) => BROKEN_NAMES.some((name) => path === `${localeFacts[locale].prefix}/${name}`);

const isFolder = (path: string) => path.length > 1 && path.endsWith("/");

/** Where an address of the site leads, and in which language; the one answer every host is generated from or calls. */
export function lead(pathname: string): Lead & { readonly locale: Locale } {
  const bare = isFolder(pathname) ? pathname.slice(0, -1) : pathname;
  const { locale } = splitLocale(bare);
  // A browser would read a Location that begins with two slashes as another host.
  if (pathname.startsWith("//")) return { to: "missing", locale };
  const moved = redirected(bare) ?? spelledLocale(bare) ?? (bare === pathname ? undefined : bare);
  if (moved !== undefined) return { to: "moved", path: moved, locale };
  // What Next fetches for a followed link is named after the page, shells included.
  if (bare.startsWith("/_next/")) return { to: "file", locale };
  if (isBroken(bare, locale)) return { to: "broken", locale };
  if (!isAddress(bare)) return { to: "missing", locale };
  const found = match(bare);
  const slug = Object.values(found?.params ?? {}).at(-1);
  if (!found || slug === undefined) return { to: "file", locale };
  const { entries, render }: Route = routes[found.name];
  const shell = shellPath(found);
  return entries ? { to: "entry", shell, kind: entries, slug, exported: render === "perEntry", locale } : { to: "shell", shell, locale };
}
