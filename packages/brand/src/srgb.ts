/** OKLCH (Björn Ottosson): lightness 0 to 1, chroma, hue in degrees. */
export type Colour = readonly [lightness: number, chroma: number, hue: number];
type Channels = readonly [red: number, green: number, blue: number];

const cut = (channel: number): number => Math.min(1, Math.max(0, channel));

/** Channels of light, 0 to 1, of a colour in sRGB; those outside the gamut are cut. */
export function lightOf([lightness, chroma, hue]: Colour): Channels {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    cut(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    cut(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    cut(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

const encoded = (light: number): number => (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055);

/** Eight bits of each channel in sRGB, as a page and a PDF write a colour. */
export function srgbOf(colour: Colour): [red: number, green: number, blue: number] {
  const [red, green, blue] = lightOf(colour);
  return [Math.round(encoded(red) * 255), Math.round(encoded(green) * 255), Math.round(encoded(blue) * 255)];
}

/** Relative luminance of channels of light, by WCAG 2.2: what contrast is counted of. */
export const luminanceOf = ([red, green, blue]: Channels): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;
