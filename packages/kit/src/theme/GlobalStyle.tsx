import { createGlobalStyle } from "styled-components";
import { largePrint, modeStyle } from "./ModeStyle.ts";
import { media } from "./media.ts";
import { schemes, themes } from "./palettes.ts";
import { deepSurfaceCss, paletteCss, schemesCss } from "./palette-css.ts";
import { layer, motion, paint, text } from "./tokens.ts";

/** Variables of every theme, the reset and the plain elements. Stands once, above everything. */
// Of its rules:
// - `data-surface` without forced colours alone: there the system gives one ground, and what lines are drawn in must be seen on it.
// - `scroll-padding-bottom` of a phone: what the bottom bar would cover is scrolled above it when it takes the focus (WCAG 2.4.11).
// - `list-style-type: ""`: unlike `none`, it leaves the list a list for VoiceOver.
// - `:where(a)`: a link that nobody coloured would keep the browser's own blue, which no scheme knows.
// - `main` and headings without a ring: they take the focus from scripts alone, and a ring would go around a whole page.
// - `next-route-announcer`: the router would say the title of each page after the heading that takes the focus (docs/decisions/039-focus.md).
// - `aria-pressed` in forced colours: they take the filling away that distinguishes a pressed button from the others.
export const GlobalStyle = createGlobalStyle`
  ${modeStyle}
  :root { color-scheme: light; --step: 0.5rem; --ornament-opacity: 1; ${paletteCss(themes.light)} }
  @media (prefers-color-scheme: dark) { html:not([data-theme]) { color-scheme: dark; ${paletteCss(themes.dark)} } }
  html[data-theme="dark"] { color-scheme: dark; ${paletteCss(themes.dark)} }
  ${schemesCss(schemes)}
  html[data-scheme] { --ornament-opacity: 0; --step: 8px; }
  @media ${media.contrast} {
    html:root { --c-ink-soft: ${paint.ink}; --c-line: ${paint.boundary}; --c-boundary: ${paint.ink}; --ornament-opacity: 0.4; }
  }
  @media ${media.unforced} {
    [data-surface="deep"] { ${deepSurfaceCss} background: ${paint.deep}; color: ${paint.onDeep}; }
  }

  *, *::before, *::after { box-sizing: border-box; }
  html {
    -webkit-text-size-adjust: 100%; text-size-adjust: 100%;
    scroll-padding-top: 6rem; background: ${paint.paper};
  }
  @media ${media.phone} { html { scroll-padding-bottom: 6.5rem; } }
  body {
    margin: 0; color: ${paint.ink}; background: ${paint.paper};
    font-family: "Golos Text Variable", "Golos stand-in 1", "Golos stand-in 2", "Golos stand-in 3", system-ui, -apple-system, "Noto Sans", sans-serif;
    font-size: ${text.m}; line-height: 1.55; font-synthesis: none; text-rendering: optimizeLegibility;
    -webkit-font-smoothing: antialiased; overflow-wrap: break-word;
  }
  @media ${media.wide} { body { font-size: ${text.l}; } }
  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, blockquote { margin: 0; }
  ul, ol { padding: 0; }
  ul[class], ol[class] { list-style-type: ""; }
  fieldset { min-inline-size: 0; border: 0; padding: 0; }
  legend { padding: 0; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  button { cursor: pointer; }
  img, svg { display: block; max-width: 100%; }
  :where(.outline) { fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; }
  img { height: auto; }
  [data-unsupported] { padding: 1rem; border-bottom: 3px solid ${paint.accent}; background: ${paint.sunken}; color: ${paint.ink}; line-height: 1.5; text-align: center; }
  [data-unsupported] ul { display: flex; flex-wrap: wrap; justify-content: center; gap: 0 1.5rem; margin: 0; padding: 0; list-style: none; }
  [data-unsupported] a { display: inline-block; padding: 0.625rem 0; color: inherit; }
  :where(a) { color: ${paint.link}; }
  table { border-collapse: collapse; }
  [hidden], next-route-announcer { display: none !important; }
  ::selection { background: ${paint.accent}; color: ${paint.onAccent}; }

  :focus-visible { outline: 3px solid ${paint.focus}; outline-offset: 2px; }
  main:focus-visible, :is(h1, h2)[tabindex="-1"]:focus-visible { outline: none; }
  .skip:focus { z-index: ${layer.skip}; }

  @media ${media.forced} {
    [aria-pressed="true"] { forced-color-adjust: none; background: Highlight !important; color: HighlightText !important; }
  }
  @media ${media.calm} {
    *, *::before, *::after {
      animation-duration: 0.01ms !important; animation-iteration-count: 1 !important;
      transition: none !important; scroll-behavior: auto !important;
    }
  }
  @media not ${media.calm} { a, button { transition: background-color ${motion.quick}, color ${motion.quick}, border-color ${motion.quick}; } }
  @media print {
    html, body { background: #fff; color: #000; font-size: 10.5pt; }
    [data-print="no"] { display: none !important; }
  }
  ${largePrint}
`;
