import type { Locale } from "@shanyraq/i18n";
import dynamic from "next/dynamic";
import type { ComponentType } from "react";
import type { LocaleRootProps } from "./LocaleRoot.tsx";

type Root = ComponentType<LocaleRootProps>;

const load: Readonly<Record<Locale, () => Promise<Root>>> = {
  ru: () => import("./Ru.tsx").then(({ Ru }) => Ru),
  kk: () => import("./Kk.tsx").then(({ Kk }) => Kk),
  en: () => import("./En.tsx").then(({ En }) => En),
};

/** The imports stand inside the calls: only so does Next know which chunk an exported page must have before it is taken over. */
const loadedWhenShown: Readonly<Record<Locale, Root>> = {
  ru: dynamic(() => import("./Ru.tsx").then(({ Ru }) => Ru)),
  kk: dynamic(() => import("./Kk.tsx").then(({ Kk }) => Kk)),
  en: dynamic(() => import("./En.tsx").then(({ En }) => En)),
};

const loaded: Partial<Record<Locale, Root>> = {};
const shown: Partial<Record<Locale, Root>> = {};

const rootOf = (locale: Locale): Root => (shown[locale] ??= loaded[locale] ?? loadedWhenShown[locale]);

/**
 * The root of each language, always the same one, since another would draw the page again. One loaded ahead is there at once; the other is nothing for a
 * moment, even where its chunk has come, and a page that is nothing for a moment loses the focus.
 */
export const localeRoots: Readonly<Record<Locale, Root>> = {
  get ru() {
    return rootOf("ru");
  },
  get kk() {
    return rootOf("kk");
  },
  get en() {
    return rootOf("en");
  },
};

/** Fetches a language's root before switching to it, so that the page never shows a gap. */
export async function preloadLocale(locale: Locale): Promise<void> {
  loaded[locale] = await load[locale]();
}
