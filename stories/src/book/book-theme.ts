import { brandName } from "@shanyraq/brand";
import { hexOf } from "@shanyraq/kit/theme/color.ts";
import { isDark, type Palette } from "@shanyraq/kit/theme/palettes.ts";
import type { ColorName } from "@shanyraq/kit/theme/names.ts";
import { radius } from "@shanyraq/kit/theme/tokens.ts";
import { create } from "storybook/theming/create";
import { ringMark } from "./ring-mark.ts";

/** The typeface of the site; the manager takes it from the same files as the site does (.storybook/manager-head.html). */
const SANS = '"Golos Text Variable", "Golos stand-in 1", "Golos stand-in 2", "Golos stand-in 3", system-ui, "Noto Sans", sans-serif';
const MONO = 'ui-monospace, "SF Mono", "JetBrains Mono", "DejaVu Sans Mono", monospace';

const brandOf = (ink: string, soft: string) =>
  `<span style="display:flex;align-items:center;gap:10px;color:${ink}">${ringMark(34)}<span style="display:grid;line-height:1.15;letter-spacing:-.015em"><strong style="font-size:16px;font-weight:680">${brandName.kk}</strong><span style="font-size:12px;letter-spacing:0;color:${soft}">Design system</span></span></span>`;

/** Storybook in the colours of a theme or a scheme, its frame as well as its pages: read from the same tables as the site's own. */
export function bookTheme(palette: Palette) {
  const of = (colour: ColorName) => hexOf(palette[colour]);
  return create({
    base: isDark(palette) ? "dark" : "light",
    brandTitle: brandOf(of("heading"), of("inkSoft")),
    brandUrl: "?path=/docs/start--docs",
    brandTarget: "_self",
    fontBase: SANS,
    fontCode: MONO,
    colorPrimary: of("primary"),
    colorSecondary: of("primary"),
    appBg: of("paper"),
    appContentBg: of("surface"),
    appPreviewBg: of("paper"),
    appHoverBg: of("sunken"),
    appBorderColor: of("line"),
    appBorderRadius: Number.parseInt(radius.m, 10),
    textColor: of("ink"),
    textInverseColor: of("onPrimary"),
    textMutedColor: of("inkSoft"),
    barBg: of("surface"),
    barTextColor: of("inkSoft"),
    barHoverColor: of("primary"),
    barSelectedColor: of("primary"),
    buttonBg: of("surface"),
    buttonBorder: of("boundary"),
    booleanBg: of("sunken"),
    booleanSelectedBg: of("primarySoft"),
    inputBg: of("surface"),
    inputBorder: of("boundary"),
    inputTextColor: of("ink"),
    inputBorderRadius: Number.parseInt(radius.s, 10),
  });
}

/** What the frame's own style sheet needs besides: the ground and the words of what is chosen in the tree. */
export const chosenIn = ({ primary, onPrimary }: Palette) => ({ ground: hexOf(primary), ink: hexOf(onPrimary) });
