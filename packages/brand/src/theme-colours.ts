import { brandColoursOf, tintedBy, type Tints } from "./palette.ts";
import type { Colour } from "./srgb.ts";

/** Every colour of both plain themes: the brand's own, its papers and inks, and what warns and confirms. The site and the editors' desk are drawn in them. */
export function themeColoursOf(tints: Tints) {
  const { main, accent } = tintedBy(tints);
  return {
    light: {
      ...brandColoursOf(tints).light,
      paper: [0.976, 0.008, 85],
      surface: [0.997, 0.002, 85],
      sunken: [0.95, 0.012, 85],
      ink: main(0.245, 0.028, 240),
      inkSoft: main(0.42, 0.025, 232),
      line: [0.885, 0.014, 85],
      boundary: main(0.585, 0.022, 220),
      onPrimary: [0.99, 0.004, 85],
      primarySoft: main(0.945, 0.022, 202),
      onPrimarySoft: main(0.34, 0.06, 212),
      onAccent: main(0.25, 0.04, 240),
      accentSoft: accent(0.95, 0.042, 84),
      danger: [0.44, 0.145, 30],
      onDanger: [0.99, 0.004, 85],
      dangerSoft: [0.957, 0.02, 32],
      success: [0.415, 0.083, 158],
      successSoft: [0.953, 0.028, 158],
      focus: [0.5, 0.17, 252],
      onDeep: [0.965, 0.012, 90],
      onDeepSoft: main(0.83, 0.03, 195),
      deepLine: main(0.42, 0.05, 210),
      deepBoundary: main(0.68, 0.045, 205),
    },
    dark: {
      ...brandColoursOf(tints).dark,
      paper: main(0.222, 0.027, 226),
      surface: main(0.265, 0.03, 222),
      sunken: main(0.195, 0.025, 229),
      ink: [0.935, 0.012, 90],
      inkSoft: main(0.815, 0.018, 200),
      line: main(0.36, 0.03, 218),
      boundary: main(0.62, 0.035, 212),
      onPrimary: main(0.2, 0.035, 222),
      primarySoft: main(0.305, 0.045, 212),
      onPrimarySoft: main(0.9, 0.05, 194),
      onAccent: main(0.22, 0.035, 240),
      accentSoft: accent(0.325, 0.034, 78),
      danger: [0.8, 0.105, 30],
      onDanger: [0.2, 0.035, 30],
      dangerSoft: [0.3, 0.036, 28],
      success: [0.82, 0.1, 158],
      successSoft: [0.305, 0.034, 165],
      focus: [0.86, 0.135, 85],
      onDeep: [0.945, 0.012, 90],
      onDeepSoft: main(0.77, 0.03, 195),
      deepLine: main(0.31, 0.034, 214),
      deepBoundary: main(0.6, 0.04, 207),
    },
  } as const satisfies Readonly<Record<"light" | "dark", Readonly<Record<string, Colour>>>>;
}
