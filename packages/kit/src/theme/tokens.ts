import { colorNames, type ColorName } from "./names.ts";

/** The variable of a colour. */
export const property = (name: ColorName): string => `--c-${name.replace(/[A-Z]/g, (character) => `-${character.toLowerCase()}`)}`;

/** `paint.ink` is `var(--c-ink)`: components never see a colour, so a theme switches without a render. */
export const paint = Object.fromEntries(colorNames.map((name) => [name, `var(${property(name)})`])) as Readonly<Record<ColorName, string>>;

/** Steps of the 8 px rhythm. They grow with the reader's text size, but not with the sizes of the version for the visually impaired, where the room is the text's. */
export const space = (steps: number): string => `calc(var(--step) * ${steps})`;

/** 1.25 scale; headings shrink with the window so that Kazakh ones fit a phone, even at four times the text size. */
export const text = {
  xs: "0.8125rem",
  s: "0.9375rem",
  m: "1rem",
  l: "1.125rem",
  xl: "1.3125rem",
  h3: "min(clamp(1.25rem, 1.12rem + 0.55vw, 1.5625rem), calc(12vw * var(--narrowed, 1)))",
  h2: "min(clamp(1.5rem, 1.2rem + 1.3vw, 2.25rem), calc(13vw * var(--narrowed, 1)))",
  h1: "min(clamp(1.875rem, 1.3rem + 2.45vw, 3.25rem), calc(12.5vw * var(--narrowed, 1)))",
  display: "min(clamp(2.25rem, 1.4rem + 3.5vw, 4.25rem), calc(12.5vw * var(--narrowed, 1)))",
} as const;

export const radius = { s: "6px", m: "10px", l: "20px", round: "999px" } as const;

export const size = { container: "1406px", target: "44px", control: "3.25rem", dropdown: "300px", userMenu: "470px" } as const;

export const motion = { quick: "120ms ease-out", calm: "200ms ease-out" } as const;

/** Only what floats above the page casts a shadow. */
export const shadow = { float: "0 1px 2px rgb(6 32 40 / 8%), 0 18px 48px -12px rgb(6 32 40 / 28%)" } as const;

export const layer = { sticky: 20, bar: 30, header: 40, dropdown: 50, overlay: 80, progress: 90, skip: 100 } as const;
