import { themes, type Palette } from "@shanyraq/kit/theme/palettes.ts";
import { brandName } from "@shanyraq/brand";
import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import { addons } from "storybook/manager-api";
import { bookTheme, chosenIn } from "../src/book/book-theme.ts";

interface GlobalsNews {
  readonly globals: Readonly<Record<string, unknown>>;
}
const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

function dressFrame(palette: Palette) {
  const { ground, ink } = chosenIn(palette);
  document.documentElement.style.setProperty("--chosen-ground", ground);
  document.documentElement.style.setProperty("--chosen-ink", ink);
  addons.setConfig({ theme: bookTheme(palette) });
}

dressFrame(themes.light);
addons.setConfig({ sidebar: { showRoots: true, renderLabel: ({ name }: { readonly name: string }) => capital(name) } });
// The frame follows the theme that the toolbar gives to the stories.
addons.register("shanyraq/theme", (api) => {
  for (const event of [SET_GLOBALS, GLOBALS_UPDATED])
    api.on(event, ({ globals }: GlobalsNews) => dressFrame(globals["theme"] === "dark" ? themes.dark : themes.light));
});

// Storybook has no setting for the name in the window's title.
const rename = () => {
  const ours = document.title.replace(/Storybook$/, `${brandName.kk}: design system`);
  if (ours !== document.title) document.title = ours;
};
new MutationObserver(rename).observe(document.head, { subtree: true, childList: true, characterData: true });
rename();
