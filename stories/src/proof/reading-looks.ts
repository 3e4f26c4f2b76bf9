import type { Page } from "@playwright/test";
import { settingsOf } from "@shanyraq/kit/theme/profiles.ts";
import { attributeOf, initialSettings, settingNames, type Settings } from "@shanyraq/kit/theme/settings.ts";

/** A way in which a reader sees the site: the regular one, or the version for the visually impaired in some settings. */
export interface ReadingLook {
  readonly name: string;
  readonly settings: Settings | undefined;
}

const sizes = ["150", "200", "300", "400"] as const;

/** The regular version, and the sizes of the other: plain, and with the wide spacing and typeface of the set for dyslexia. */
export const looks: readonly ReadingLook[] = [
  { name: "regular", settings: undefined },
  ...sizes.map((size) => ({ name: `${size} %`, settings: { ...initialSettings, size } })),
  ...sizes.map((size) => ({ name: `${size} %, dyslexia`, settings: { ...settingsOf("dyslexia"), size } })),
];

/** Shows a page in a look, as its attributes do before the first paint; what it gives takes the look away. */
export async function lookOf(page: Page, { settings }: ReadingLook): Promise<() => Promise<void>> {
  const attributes = settings ? settingNames.map((name) => [attributeOf(name), settings[name]] as const) : [];
  const set = (wanted: readonly (readonly [string, string])[], others: readonly string[]) =>
    page.evaluate(
      ([chosen, gone]) => {
        const html = document.documentElement;
        for (const name of gone) html.removeAttribute(name);
        for (const [name, value] of chosen) html.setAttribute(name, value);
      },
      [wanted, others] as const,
    );
  const names = settingNames.map(attributeOf);
  const before = await page.evaluate(
    (wantedNames) =>
      wantedNames.flatMap((name) =>
        document.documentElement.hasAttribute(name) ? [[name, document.documentElement.getAttribute(name) ?? ""] as const] : [],
      ),
    names,
  );
  await set(attributes, names);
  return () => set(before, names);
}
