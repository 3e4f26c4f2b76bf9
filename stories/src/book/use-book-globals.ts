import { isLocale, type Locale } from "@shanyraq/i18n";
import { isSchemeName } from "../stage/looks.ts";
import type { Look } from "../stage/looks.ts";
import type { DocsContextProps } from "@storybook/addon-docs/blocks";
import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import { useEffect, useState } from "react";

/** What the toolbars of Storybook say, as the pages of documentation need it. */
export interface BookGlobals extends Look {
  readonly language: Locale;
}
interface GlobalsNews {
  readonly globals: Readonly<Record<string, unknown>>;
}

const read = ({ globals }: GlobalsNews): BookGlobals => ({
  language: isLocale(globals["language"]) ? globals["language"] : "ru",
  theme: globals["theme"] === "dark" ? "dark" : "light",
  scheme: isSchemeName(globals["scheme"]) ? globals["scheme"] : "off",
});

/** A page of documentation has no story whose globals it could ask, so it listens to the toolbars itself. */
export function useBookGlobals(channel: DocsContextProps["channel"]): BookGlobals {
  const last = (event: string) => (channel.last(event) as readonly [GlobalsNews] | undefined)?.[0];
  const [globals, setGlobals] = useState(() => read(last(GLOBALS_UPDATED) ?? last(SET_GLOBALS) ?? { globals: {} }));
  useEffect(() => {
    const onNews = (news: GlobalsNews) => setGlobals(read(news));
    channel.on(GLOBALS_UPDATED, onNews);
    return () => channel.off(GLOBALS_UPDATED, onNews);
  }, [channel]);
  return globals;
}
