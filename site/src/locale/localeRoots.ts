import type { Locale } from "@shanyraq/i18n";
import dynamic from "next/dynamic";
import type { ComponentType } from "react";
import type { LocaleRootProps } from "./LocaleRoot.tsx";

/**
 * The root of each language, loaded when that language is shown. The imports stand inside the calls:
 * only so does Next know which chunk an exported page must have before it is taken over.
 */
export const localeRoots: Readonly<Record<Locale, ComponentType<LocaleRootProps>>> = {
  ru: dynamic(() => import("./Ru.tsx").then(({ Ru }) => Ru)),
  kk: dynamic(() => import("./Kk.tsx").then(({ Kk }) => Kk)),
  en: dynamic(() => import("./En.tsx").then(({ En }) => En)),
};

const load = { ru: () => import("./Ru.tsx"), kk: () => import("./Kk.tsx"), en: () => import("./En.tsx") } as const;

/** Fetches a language's chunk before switching to it, so that the page never shows a gap. */
export const preloadLocale = (locale: Locale): Promise<unknown> => load[locale]();
