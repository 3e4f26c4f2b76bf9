import { brandTints } from "@shanyraq/brand";
import { themeColoursOf } from "@shanyraq/brand/theme-colours";

/** Where the desk's sheet calls a colour of the site by a shorter name. */
const shorter: Readonly<Record<string, string>> = { inkSoft: "soft", primarySoft: "calm", accentSoft: "warnSoft" };

const themes = themeColoursOf(brandTints);
const variables = (theme: (typeof themes)[keyof typeof themes]): string =>
  Object.entries(theme)
    .map(([name, [lightness, chroma, hue]]) => `--${shorter[name] ?? name}:oklch(${lightness} ${chroma} ${hue});`)
    .join("");

/** The variables of both of the site's plain themes; the system chooses. */
export const paletteCss = `:root{${variables(themes.light)}}@media(prefers-color-scheme:dark){:root{${variables(themes.dark)}}}`;
