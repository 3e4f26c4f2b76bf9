import { css } from "styled-components";
import { paint } from "./tokens.ts";
import { sizes } from "./settings.ts";

const sizeRules = sizes.map((size) => `html[data-size="${size}"]{font-size:${size}%}`).join("");

/** Spacing as far as WCAG 1.4.8 and 1.4.12 ask for it, and beyond. */
const spacing = `
  html[data-letters="wide"] body{letter-spacing:.08em}
  html[data-letters="wider"] body{letter-spacing:.16em}
  html[data-words="wide"] body{word-spacing:.16em}
  html[data-words="wider"] body{word-spacing:.32em}
  html[data-lines="wide"] :is(body,h1,h2,h3,h4,p,li,dt,dd,td,th,button,label){line-height:1.8}
  html[data-lines="wider"] :is(body,h1,h2,h3,h4,p,li,dt,dd,td,th,button,label){line-height:2.2}
  html[data-lines="wide"] p+p{margin-top:1.5em}
  html[data-lines="wider"] p+p{margin-top:2em}
`;

const fonts = `
  html[data-font="serif"] body{font-family:"PT Serif","Noto Serif",Georgia,"Times New Roman",serif}
  html[data-font="readable"] body{font-family:Verdana,"DejaVu Sans",Tahoma,"Noto Sans",sans-serif}
`;

const images = `
  html[data-images="grey"] :is(img,picture,video,[data-picture]){filter:grayscale(1) contrast(1.2)}
  html[data-images="off"] :is(picture,video,[data-picture]){display:none}
  html[data-images="off"] img{height:auto!important;width:auto!important;aspect-ratio:auto!important;content-visibility:hidden;
    display:inline-block;min-height:1.5em;border:2px solid ${paint.boundary};padding:.25em .5em;object-position:-9999px}
`;

const still = `
  html[data-motion="still"] :is(*,*::before,*::after){animation:none!important;transition:none!important;scroll-behavior:auto!important}
`;

/**
 * What the version for the visually impaired changes by attributes of <html> alone, so that it stands before the first paint.
 * Targets are 44 px at least, focus is drawn twice (WCAG 2.4.13), and nothing is pinned over the text.
 */
export const modeStyle = css`
  ${sizeRules}
  ${spacing}
  ${fonts}
  ${images}
  ${still}
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
  ::highlight(spoken) {
    background: ${paint.ink};
    color: ${paint.paper};
  }
  /* What stands in a field cannot wrap: it grows as far as the screen lets a figure of ten digits stand whole. */
  html[data-scheme] :is(input, select) {
    font-size: min(1em, 9vw);
    max-width: 100%;
  }
  html[data-scheme] * {
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  /* A column as narrow as a letter would be no help: tables scroll in their own box instead. */
  html[data-scheme] :is(td, th, header nav a, header nav button) {
    overflow-wrap: normal;
  }
`;
