import { css } from "styled-components";
import { barSlot } from "./mode-bar.ts";
import { media } from "./media.ts";
import { paletteCss } from "./palette-css.ts";
import { schemes } from "./palettes.ts";
import { layer, paint } from "./tokens.ts";
import { sizes } from "./settings.ts";
import { spacing } from "./spacing.ts";

const sizeRules = sizes.map((size) => `html[data-size="${size}"]{font-size:${size}%}`).join("");

const each = (setting: string, steps: Readonly<Record<string, number>>, rule: (measure: number) => string) =>
  Object.entries(steps)
    .map(([step, measure]) => `html[data-${setting}="${step}"] ${rule(measure)}`)
    .join("");

/**
 * Spacing as far as WCAG 1.4.8 and 1.4.12 ask for it, and beyond: on every element in its own measure. What is inherited would be the
 * body's pixels, and a component's own tight step would stay.
 */
const spaced = [
  each("letters", spacing.letters, (em) => `*{letter-spacing:${em}em!important}`),
  // The longest words of headings still fit a phone.
  each("letters", spacing.letters, (em) => `{--narrowed:${(0.58 / (0.58 + em)).toFixed(2)};--spread:${em}}`),
  each("words", spacing.words, (em) => `*{word-spacing:${em}em!important}`),
  each("lines", spacing.lines, (times) => `*{line-height:${times}!important}`),
  each("lines", spacing.paragraphs, (em) => `p+p{margin-top:${em}em!important}`),
].join("");

const fonts = `
  html[data-font="serif"] body{font-family:"PT Serif","Noto Serif",Georgia,"Times New Roman",serif}
  html[data-font="readable"] body{font-family:Verdana,"DejaVu Sans",Tahoma,"Noto Sans",sans-serif}
  html[data-font="readable"]{--figure:.78}
`;

const images = `
  html[data-images="grey"] :is(img,picture,video,[data-picture]){filter:grayscale(1) contrast(1.2)}
  html[data-images="off"] :is(picture,video,[data-picture]){display:none}
  html[data-images="off"] img{height:auto!important;width:auto!important;aspect-ratio:auto!important;content-visibility:hidden;
    display:inline-block;min-height:1.5em;border:2px solid ${paint.boundary};padding:.25em .5em;object-position:-9999px}
`;

/** Links that show without colour, except where the whole line is a link. */
const links = `
  html[data-links="marked"] :is(main,footer,[role="dialog"]) a{text-decoration:underline 2px;text-underline-offset:.2em;outline:2px dashed currentColor;outline-offset:1px}
`;

/** An arrow of 48 px and a hand for what acts: black within white within black, so that either stands out on every scheme. */
const cursor = `
  html[data-cursor="large"] *{cursor:url("/cursors/arrow.svg") 5 4,auto!important}
  html[data-cursor="large"] :is(a[href],button,summary,label,select,[role="button"],[role="option"],[role="tab"],[type="checkbox"],[type="radio"]),
  html[data-cursor="large"] :is(a[href],button,summary,label,[role="button"],[role="option"],[role="tab"]) *{cursor:url("/cursors/hand.svg") 19 3,pointer!important}
  html[data-cursor="large"] :is(input:not([type="checkbox"],[type="radio"],[type="range"]),textarea){cursor:url("/cursors/text.svg") 24 24,text!important}
`;

/** A line under what is read, or a window beside which the page pales. It stands over the page and over an open dialog, and under the bar. */
const guide = `
  html[data-guide="line"] body::after,html[data-guide="window"] body::after{content:"";position:fixed;z-index:${layer.sticky + 1};
    inset-inline:0;top:var(--guide,50vh);pointer-events:none}
  html[data-guide]:has([role="dialog"],[role="alertdialog"]) body::after{z-index:${layer.overlay + 1}}
  html[data-guide="line"] body::after{margin-top:.9em;border-top:4px solid ${paint.ink}}
  @media ${media.forced}{html[data-guide="window"] body::after{border-block:4px solid CanvasText}}
  html[data-guide="window"] body::after{height:4em;margin-top:-2em;box-shadow:0 0 0 200vmax color-mix(in srgb,${paint.paper} 70%,transparent)}
`;

/** A large print: as many points as for readers of weak sight, black on white, whatever the colours of the screen. It comes after the schemes. */
export const largePrint = `
  @media print{
    html[data-scheme]{color-scheme:light;${paletteCss(schemes.blackOnWhite)}}
    html[data-scheme],html[data-scheme] body{font-size:18pt}
    html:is([data-size="300"],[data-size="350"],[data-size="400"]),html:is([data-size="300"],[data-size="350"],[data-size="400"]) body{font-size:24pt}
    html[data-guide] body::after{content:none}
  }
`;

const still = `
  html[data-motion="still"] :is(*,*::before,*::after){animation:none!important;transition:none!important;scroll-behavior:auto!important}
`;

/**
 * The room that the bar of settings takes at the top of the window (`--bar-room`), for whatever must not lie under it. Until the bar has
 * measured itself (`--bar-height`), what its buttons need. A button grows with the text, and two rows of them take a fifth of the window at the
 * most. What else would be pinned (`--pinned`) would cover large text.
 */
const bar = `
  html[data-scheme]{
    --bar-side:clamp(44px,20px + .8rem,min(calc(16.5vw * var(--narrowed,1)),8.8vh));
    --bar-room:var(--bar-height,calc(var(--bar-side) + 10px));
    --pinned:static;
    --edges:116px;
    scroll-padding-block:calc(var(--bar-room) + 12px) 12px;
  }
  @media (max-height:479px){html[data-scheme]{--bar-room:0px}}
`;

/**
 * What the version for the visually impaired changes by attributes of <html> alone, so that it stands before the first paint.
 * Targets are 44 px at least, focus is drawn twice (WCAG 2.4.13), and nothing but its bar is pinned over the text.
 */
// Of its rules:
// - `h1`: the text around it is large already, and a long word of it has half a screen.
// - `nav a` without a drawing: as a row, words of another language in it would each be a column of their own.
// - `:disabled` and the like: read like everything else; a broken edge tells it, not a paler colour.
// - `input`, `select`: what stands in them cannot wrap, so it grows as far as the screen lets a figure of ten digits stand whole.
// - `td`, `th` and the menu of a wide window break no word: a column as narrow as a letter would be no help, and tables scroll in their own box.
export const modeStyle = css`
  ${sizeRules}
  ${spaced}
  ${fonts}
  ${images}
  ${links}
  ${cursor}
  ${guide}
  ${still}
  ${bar}
  ${barSlot}
  html[data-scheme] h1 {
    font-size: min(2.1rem, calc(11vw * var(--narrowed, 1)));
  }
  html[data-scheme] :is(a, button, input, select, textarea, summary, [tabindex="0"]):focus-visible {
    outline: 4px solid ${paint.focus};
    outline-offset: 3px;
    box-shadow: 0 0 0 3px ${paint.paper};
  }
  html[data-scheme] :is(button, select, input, textarea, summary, nav a, li > a, [role="tab"]) {
    min-height: 44px;
    min-width: 44px;
  }
  html[data-scheme] :is(nav a, li > a) {
    display: inline-flex;
    align-items: center;
  }
  html[data-scheme] :is(nav a, li > a):not(:has(> svg)) {
    display: inline-block;
    align-content: center;
  }
  html[data-scheme] :is([aria-disabled="true"], :disabled, [data-disabled]) {
    border-style: dashed;
    opacity: 1 !important;
    filter: none !important;
  }
  ::highlight(spoken) {
    background: ${paint.ink};
    color: ${paint.paper};
  }
  html[data-scheme] :is(input, select) {
    font-size: min(1em, 9vw);
    max-width: 100%;
  }
  html[data-scheme] * {
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  html[data-scheme] :is(td, th, header nav:not(dialog *) a, header nav:not(dialog *) button) {
    overflow-wrap: normal;
  }
`;
