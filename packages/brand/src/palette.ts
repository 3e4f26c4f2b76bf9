import { brandTints } from "./brand.ts";
import { lightOf, luminanceOf, type Colour } from "./srgb.ts";

/** One of the two colours of a brand. Its lightness is the theme's, which sees to it that every text can be read. */
export interface Tint {
  readonly chroma: number;
  readonly hue: number;
}
/** What defines a brand: the colour of its headings, buttons and dark grounds, and its accent colour. */
export interface Tints {
  readonly main: Tint;
  readonly accent: Tint;
}

/** The tints in which the themes were drawn: deep teal of a steppe night, and the gold of the ring. */
const drawn: Tints = { main: { chroma: 0.066, hue: 210 }, accent: { chroma: 0.14, hue: 76 } };

const in360 = (hue: number) => ((hue % 360) + 360) % 360;
const toThousandth = (chroma: number) => Math.round(chroma * 1000) / 1000;
const toTenThousandth = (lightness: number) => Math.round(lightness * 10_000) / 10_000;

/**
 * The lightness at which a colour of another hue and chroma has the luminance of the one that was drawn. Blue and red of one OKLCH lightness have not:
 * what read at 7:1 as drawn would read at less in the tints of another brand.
 */
function asLightAs(as: Colour, chroma: number, hue: number): number {
  const aim = luminanceOf(lightOf(as));
  let [low, high] = [0, 1];
  for (let step = 0; step < 20; step += 1) {
    const middle = (low + high) / 2;
    if (luminanceOf(lightOf([middle, chroma, hue])) < aim) low = middle;
    else high = middle;
  }
  return toTenThousandth(high);
}

const moved =
  (of: keyof Tints, tints: Tints) =>
  (lightness: number, chroma: number, hue: number): Colour => {
    const to = [toThousandth((chroma * tints[of].chroma) / drawn[of].chroma), in360(hue + tints[of].hue - drawn[of].hue)] as const;
    return [asLightAs([lightness, chroma, hue], ...to), ...to];
  };

/** Colours as they were drawn, moved to the tints of a brand: as light as before to the eye, as far from its hue, and as strong beside it. */
export const tintedBy = (tints: Tints) => ({ main: moved("main", tints), accent: moved("accent", tints) });

/** The colours of the brand, made from the two that define it. */
export function brandColoursOf(tints: Tints) {
  const { main, accent } = tintedBy(tints);
  return {
    light: {
      heading: main(0.325, 0.055, 212),
      primary: main(0.395, 0.066, 210),
      primaryHover: main(0.33, 0.06, 212),
      link: main(0.42, 0.078, 214),
      accent: accent(0.785, 0.14, 76),
      deep: main(0.292, 0.05, 214),
      deepRaised: main(0.335, 0.054, 213),
      ornament: main(0.62, 0.075, 205),
    },
    dark: {
      heading: main(0.93, 0.035, 192),
      primary: main(0.81, 0.074, 198),
      primaryHover: main(0.87, 0.075, 194),
      link: main(0.84, 0.085, 200),
      accent: accent(0.82, 0.13, 78),
      deep: main(0.178, 0.028, 226),
      deepRaised: main(0.235, 0.034, 222),
      ornament: main(0.6, 0.07, 203),
    },
  } as const;
}

/** The colours of the brand whose site this is. */
export const brandColours = brandColoursOf(brandTints);
