import { brandTints } from "@shanyraq/brand";
import { brandColoursOf, tintedBy, type Colour } from "@shanyraq/brand/palette";

const { main, accent } = tintedBy(brandTints);
const { light, dark } = brandColoursOf(brandTints);

/** The colours of the desk's pages in both schemes: the brand's, and the papers and warnings of the site. */
const schemes = {
  light: {
    ...light,
    paper: [0.976, 0.008, 85],
    surface: [0.997, 0.002, 85],
    sunken: [0.95, 0.012, 85],
    ink: main(0.245, 0.028, 240),
    soft: main(0.44, 0.025, 232),
    line: [0.885, 0.014, 85],
    boundary: main(0.585, 0.022, 220),
    onPrimary: [0.99, 0.004, 85],
    calm: main(0.945, 0.022, 202),
    danger: [0.485, 0.15, 30],
    dangerSoft: [0.957, 0.02, 32],
    warnSoft: accent(0.95, 0.042, 84),
    success: [0.43, 0.085, 158],
    successSoft: [0.953, 0.028, 158],
    focus: [0.5, 0.17, 252],
    onDeep: [0.965, 0.012, 90],
    onDeepSoft: main(0.83, 0.03, 195),
    deepLine: main(0.42, 0.05, 210),
  },
  dark: {
    ...dark,
    paper: main(0.222, 0.027, 226),
    surface: main(0.265, 0.03, 222),
    sunken: main(0.195, 0.025, 229),
    ink: [0.935, 0.012, 90],
    soft: main(0.77, 0.018, 200),
    line: main(0.36, 0.03, 218),
    boundary: main(0.62, 0.035, 212),
    onPrimary: main(0.2, 0.035, 222),
    calm: main(0.305, 0.045, 212),
    danger: [0.77, 0.115, 30],
    dangerSoft: [0.3, 0.036, 28],
    warnSoft: accent(0.325, 0.034, 78),
    success: [0.82, 0.1, 158],
    successSoft: [0.305, 0.034, 165],
    focus: [0.86, 0.135, 85],
    onDeep: [0.945, 0.012, 90],
    onDeepSoft: main(0.77, 0.03, 195),
    deepLine: main(0.31, 0.034, 214),
  },
} as const satisfies Record<string, Readonly<Record<string, Colour>>>;

const variables = (scheme: Readonly<Record<string, Colour>>): string =>
  Object.entries(scheme)
    .map(([name, [lightness, chroma, hue]]) => `--${name}:oklch(${lightness} ${chroma} ${hue});`)
    .join("");

/** The variables of both schemes; the system chooses. */
export const paletteCss = `:root{${variables(schemes.light)}}@media(prefers-color-scheme:dark){:root{${variables(schemes.dark)}}}`;
