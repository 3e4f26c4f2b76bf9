import { hexOf } from "./color.ts";
import { colorNames, type ColorName } from "./names.ts";
import type { Palette } from "./palettes.ts";
import { paint, property } from "./tokens.ts";

/** The variables of a palette. */
export const paletteCss = (palette: Palette): string => colorNames.map((name) => `${property(name)}:${hexOf(palette[name])};`).join("");

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
