import { locales, type Locale } from "@shanyraq/i18n";
import { attributeOf, initialSettings, settingNames, type Settings } from "@shanyraq/kit/theme/settings.ts";
import { schemeNames, type SchemeName } from "@shanyraq/kit/theme/names.ts";
import { themes, type ThemeName } from "@shanyraq/kit/theme/palettes.ts";

/** How a page may look: a theme, or a scheme of the version for the visually impaired above it. */
export interface Look {
  readonly theme: ThemeName;
  readonly scheme: SchemeName | "off";
  /** Text size of the version for the visually impaired; the one it begins with unless said. */
  readonly size?: Settings["size"] | undefined;
}

export const themeNames = Object.keys(themes) as readonly ThemeName[];

export const isSchemeName = (value: unknown): value is SchemeName => schemeNames.some((name) => name === value);

/** Every look there is: the tables of the kit name them. */
export const looks: readonly Look[] = [
  ...themeNames.map((theme) => ({ theme, scheme: "off" }) as const),
  ...schemeNames.map((scheme) => ({ theme: "light", scheme }) as const),
];

/** Puts a look on the page, in place, the way the site does: by attributes of <html> alone. */
export function dress(page: HTMLElement, { theme, scheme, size = initialSettings.size }: Look): void {
  const settings = { ...initialSettings, size };
  page.dataset["theme"] = theme;
  for (const name of settingNames) {
    if (scheme === "off") page.removeAttribute(attributeOf(name));
    else page.setAttribute(attributeOf(name), name === "scheme" ? scheme : settings[name]);
  }
}

/** The language in which a story is proved: all three occur over the stories, each story always in the same one. */
export const languageOf = (storyId: string): Locale => {
  const sum = [...storyId].reduce((total, character) => total + character.charCodeAt(0), 0);
  return locales[sum % locales.length] ?? "ru";
};
