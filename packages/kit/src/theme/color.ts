import { luminanceOf, srgbOf, type Colour } from "@shanyraq/brand/srgb";

/** Lightness 0-1, chroma, hue in degrees (Björn Ottosson's OKLCH). */
export type Oklch = Colour;

export const hexOf = (color: Oklch): string =>
  `#${srgbOf(color)
    .map((channel) => channel.toString(16).padStart(2, "0"))
    .join("")}`;

const luminance = (color: Oklch): number => {
  const [red, green, blue] = srgbOf(color).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return luminanceOf([red, green, blue]);
};

/** Contrast of two colours by WCAG 2.2, from 1 to 21. */
export function contrastOf(one: Oklch, other: Oklch): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
