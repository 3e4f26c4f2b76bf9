import type { Locale } from "@shanyraq/i18n";
import type { Entries } from "@shanyraq/routes";
import { lead } from "@shanyraq/routes/hosting";

/** What the export holds of each kind: `entries.json`. */
export type Exported = Readonly<Record<Entries, readonly string[]>>;

export interface SteerOptions {
  readonly exported: () => Promise<Exported>;
  readonly isPublished: (kind: Entries, slug: string, locale: Locale) => Promise<boolean>;
}

/** Where a request is steered on a host of files. `own`: to its file, else the 404 page; `unavailable`: the provider cannot say whether the page exists. */
export type Steered =
  | { readonly to: "moved"; readonly path: string }
  | { readonly to: "own" }
  | { readonly to: "shell"; readonly path: string }
  | { readonly to: "missing"; readonly locale: Locale }
  | { readonly to: "broken"; readonly locale: Locale }
  | { readonly to: "unavailable"; readonly locale: Locale };

/** Steers addresses of pages; for those that the build did not know it asks the provider, so that unknown content stays a 404. */
export function steering({ exported, isPublished }: SteerOptions): (pathname: string) => Promise<Steered> {
  let list: Promise<Exported> | undefined;
  const known = async (kind: Entries, slug: string): Promise<boolean> => {
    list ??= exported();
    try {
      return (await list)[kind].includes(slug);
    } catch {
      // Asked for again with the next request; until then the provider knows.
      list = undefined;
      return false;
    }
  };

  return async (pathname) => {
    const led = lead(pathname);
    switch (led.to) {
      case "moved":
        return { to: "moved", path: led.path };
      case "file":
        return { to: "own" };
      case "missing":
      case "broken":
        return { to: led.to, locale: led.locale };
      case "shell":
        return { to: "shell", path: led.shell };
      case "entry": {
        if (led.exported && (await known(led.kind, led.slug))) return { to: "own" };
        const published = await isPublished(led.kind, led.slug, led.locale).catch(() => undefined);
        if (published === undefined) return { to: "unavailable", locale: led.locale };
        // A file of the export may look like the address of an entry: "/icon.svg".
        return published ? { to: "shell", path: led.shell } : { to: "own" };
      }
    }
  };
}
