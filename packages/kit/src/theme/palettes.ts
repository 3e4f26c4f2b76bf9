import { brandTints } from "@shanyraq/brand";
import type { Tints } from "@shanyraq/brand/palette";
import { themeColoursOf } from "@shanyraq/brand/theme-colours";
import type { Oklch } from "./color.ts";
import type { ColorName, SchemeName } from "./names.ts";

export type Palette = Readonly<Record<ColorName, Oklch>>;

const black: Oklch = [0, 0, 0];
const white: Oklch = [1, 0, 0];

const lightOf = (tints: Tints): Palette => themeColoursOf(tints).light;
const darkOf = (tints: Tints): Palette => themeColoursOf(tints).dark;

/** The few colours a scheme is made of: with two of them everything is said, the others only help to tell it apart. */
interface Inks {
  readonly ground: Oklch;
  readonly ink: Oklch;
  readonly hover: Oklch;
  readonly link: Oklch;
  readonly danger: Oklch;
  readonly success: Oklch;
  readonly focus: Oklch;
}

/** A scheme of the version for the visually impaired: nothing is tinted, every boundary is as strong as the text. */
const schemeOf = ({ ground, ink, hover, link, danger, success, focus }: Inks): Palette => ({
  paper: ground,
  surface: ground,
  sunken: ground,
  ink,
  inkSoft: ink,
  heading: ink,
  line: ink,
  boundary: ink,
  primary: ink,
  primaryHover: hover,
  onPrimary: ground,
  primarySoft: ground,
  onPrimarySoft: ink,
  link,
  accent: ink,
  onAccent: ground,
  accentSoft: ground,
  danger,
  onDanger: ground,
  dangerSoft: ground,
  success,
  successSoft: ground,
  focus,
  deep: ground,
  deepRaised: ground,
  onDeep: ink,
  onDeepSoft: ink,
  deepLine: ink,
  deepBoundary: ink,
  ornament: ink,
});

/** Both themes in the tints of a brand: what is coloured follows it, what warns, confirms or is paper does not. */
export const themesOf = (tints: Tints) => ({ light: lightOf(tints), dark: darkOf(tints) }) as const satisfies Record<string, Palette>;

/** Themes of the ordinary version; `data-theme` on <html> chooses, else the system does. */
export const themes = themesOf(brandTints);

/** Schemes of the version for the visually impaired (`data-scheme` on <html>), text on ground; add a row to add one. */
export const schemes = {
  blackOnWhite: schemeOf({
    ground: white,
    ink: black,
    hover: [0.32, 0, 0],
    link: [0.36, 0.2, 264],
    danger: [0.4, 0.16, 29],
    success: [0.36, 0.1, 150],
    focus: [0.4, 0.22, 264],
  }),
  whiteOnBlack: schemeOf({
    ground: black,
    ink: white,
    hover: [0.85, 0, 0],
    link: [0.86, 0.11, 215],
    danger: [0.78, 0.13, 25],
    success: [0.86, 0.17, 150],
    focus: [0.9, 0.17, 100],
  }),
  blueOnSky: schemeOf({
    ground: [0.87, 0.07, 235],
    ink: [0.29, 0.09, 255],
    hover: [0.22, 0.07, 255],
    link: [0.3, 0.14, 268],
    danger: [0.31, 0.12, 28],
    success: [0.29, 0.08, 150],
    focus: [0.3, 0.14, 300],
  }),
  brownOnCream: schemeOf({
    ground: [0.96, 0.035, 95],
    ink: [0.34, 0.045, 60],
    hover: [0.26, 0.035, 60],
    link: [0.38, 0.1, 265],
    danger: [0.4, 0.15, 29],
    success: [0.37, 0.09, 150],
    focus: [0.38, 0.15, 300],
  }),
  greenOnBrown: schemeOf({
    ground: [0.24, 0.035, 55],
    ink: [0.87, 0.19, 128],
    hover: [0.93, 0.13, 128],
    link: [0.9, 0.1, 200],
    danger: [0.83, 0.1, 30],
    success: [0.9, 0.15, 155],
    focus: [0.92, 0.15, 100],
  }),
  yellowOnBlack: schemeOf({
    ground: black,
    ink: [0.955, 0.2, 108],
    hover: [0.87, 0.17, 100],
    link: [0.88, 0.1, 200],
    danger: [0.8, 0.12, 28],
    success: [0.88, 0.17, 150],
    focus: white,
  }),
} as const satisfies Record<SchemeName, Palette>;

const DARK_BELOW = 0.5;
/** Whether light text stands on a dark ground, so that scroll bars and form controls of the system do too. */
export const isDark = ({ paper: [lightness] }: Palette): boolean => lightness < DARK_BELOW;

export type ThemeName = keyof typeof themes;

/** What is read on what: the contrast test walks this table in every theme and scheme. */
export const textPairs: readonly (readonly [text: ColorName, ground: ColorName])[] = [
  ...(["ink", "inkSoft", "heading", "link", "danger", "success", "primary"] as const).flatMap((text) =>
    (["paper", "surface", "sunken"] as const).map((ground) => [text, ground] as const),
  ),
  ["onPrimary", "primary"],
  ["onPrimary", "primaryHover"],
  ["onPrimarySoft", "primarySoft"],
  ["ink", "primarySoft"],
  ["inkSoft", "primarySoft"],
  ["primary", "primarySoft"],
  ["ink", "accentSoft"],
  ["inkSoft", "accentSoft"],
  ["ink", "dangerSoft"],
  ["danger", "dangerSoft"],
  ["ink", "successSoft"],
  ["success", "successSoft"],
  ["onAccent", "accent"],
  ["onDanger", "danger"],
  ["onDeep", "deep"],
  ["onDeep", "deepRaised"],
  ["onDeepSoft", "deep"],
  ["onDeepSoft", "deepRaised"],
];

/** Boundaries of controls and focus rings against what surrounds them. */
export const boundaryPairs: readonly (readonly [edge: ColorName, ground: ColorName])[] = [
  ...(["boundary", "focus", "primary", "danger"] as const).flatMap((edge) =>
    (["paper", "surface", "sunken"] as const).map((ground) => [edge, ground] as const),
  ),
  ["deepBoundary", "deep"],
  ["deepBoundary", "deepRaised"],
  ["accent", "deep"],
];
