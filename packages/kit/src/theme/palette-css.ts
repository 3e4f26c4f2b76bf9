import { hexOf } from "./color.ts";
import { colorNames, type ColorName } from "./names.ts";
import { isDark, type Palette } from "./palettes.ts";
import { paint, property } from "./tokens.ts";

/** The variables of a palette. */
export const paletteCss = (palette: Palette): string => colorNames.map((name) => `${property(name)}:${hexOf(palette[name])};`).join("");

/**
 * The schemes of the mode have two colours and a few beside them: what has the ground's or the ink's in every one is said once for all of them,
 * so that a page does not carry six palettes.
 */
export function schemesCss(schemes: Readonly<Record<string, Palette>>): string {
  const palettes = Object.values(schemes);
  const sameAs = (base: ColorName, name: ColorName) =>
    name !== base && palettes.every((palette) => hexOf(palette[name]) === hexOf(palette[base]));
  const sameIn = (name: ColorName) => (["paper", "ink"] as const).find((base) => sameAs(base, name));
  const shared = colorNames.map((name) => ((base) => (base ? `${property(name)}:${paint[base]};` : ""))(sameIn(name))).join("");
  const own = colorNames.filter((name) => sameIn(name) === undefined);
  const rules = Object.entries(schemes).map(([name, palette]) => {
    const colours = own.map((one) => `${property(one)}:${hexOf(palette[one])};`).join("");
    return `html[data-scheme="${name}"]{color-scheme:${isDark(palette) ? "dark" : "light"};${colours}}`;
  });
  return `html[data-scheme]{${shared}}${rules.join("")}`;
}

/** Inside `data-surface="deep"` the ordinary names mean the colours of the deep band. */
const onDeepSurface: Partial<Record<ColorName, ColorName>> = {
  paper: "deep",
  surface: "deepRaised",
  sunken: "deep",
  ink: "onDeep",
  inkSoft: "onDeepSoft",
  heading: "onDeep",
  link: "onDeep",
  line: "deepLine",
  boundary: "deepBoundary",
  primary: "accent",
  primaryHover: "onDeep",
  onPrimary: "onAccent",
  primarySoft: "deepRaised",
  onPrimarySoft: "onDeep",
  focus: "accent",
};

export const deepSurfaceCss = Object.entries(onDeepSurface)
  .map(([name, meaning]) => `${property(name as ColorName)}:${paint[meaning]};`)
  .join("");
