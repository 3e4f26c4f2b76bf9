/** Lightness 0-1, chroma, hue in degrees (Björn Ottosson's OKLCH). */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

const encode = (channel: number): number => {
  const light = Math.min(1, Math.max(0, channel));
  const encoded = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255);
};

/** Eight-bit sRGB of an OKLCH colour; channels outside the gamut are cut. */
export function srgbOf([lightness, chroma, hue]: Oklch): readonly [number, number, number] {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    encode(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    encode(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    encode(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

export const hexOf = (color: Oklch): string =>
  `#${srgbOf(color)
    .map((channel) => channel.toString(16).padStart(2, "0"))
    .join("")}`;

const luminance = (color: Oklch): number => {
  const [red, green, blue] = srgbOf(color).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Contrast of two colours by WCAG 2.2, from 1 to 21. */
export function contrastOf(one: Oklch, other: Oklch): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
