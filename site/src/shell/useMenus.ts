import type { MenuItem, Output } from "@shanyraq/calls";
import { inLocale } from "@shanyraq/routes";
import type { ShownMenuItem } from "@shanyraq/ui/shell/header-props.ts";
import { useEffect, useState } from "react";
import { useCatalogue } from "../locale/LocaleRoot.tsx";

type Menus = Output<"menus">;

/** The language the page was opened in: its menu came with the export. */
let opened: string | undefined;

/** The build's menu; after a change of language it is read again. A failed call keeps the built-in one. */
export function useMenus(): readonly [main: readonly ShownMenuItem[], footer: readonly ShownMenuItem[]] {
  const { locale, menus } = useCatalogue();
  const [first] = useState(() => (opened ??= locale));
  const [read, setRead] = useState<Readonly<Record<string, Menus>>>({});
  useEffect(() => {
    if (first === locale || read[locale]) return;
    const load = async () => {
      const fresh = await (await import("../calls/api.ts")).client.menus();
      if (fresh) setRead((before) => ({ ...before, [locale]: fresh }));
    };
    void load().catch(() => {});
  }, [first, locale, read]);
  const [main, footer] = read[locale] ?? menus;
  const localised = (items: readonly MenuItem[]): readonly ShownMenuItem[] =>
    items
      .toSorted((a, b) => a.position - b.position)
      .map(({ id, name, url, items: inner }) => ({
        id,
        name,
        url: url.startsWith("/") ? inLocale(url, locale) : url,
        items: localised(inner),
      }));
  return [localised(main?.items ?? []), localised(footer?.items ?? [])];
}
