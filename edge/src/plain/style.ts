import { brandTints } from "@shanyraq/brand";
import type { Colour } from "@shanyraq/brand/srgb";
import { srgbOf } from "@shanyraq/brand/srgb";
import { themeColoursOf } from "@shanyraq/brand/theme-colours";

const themes = themeColoursOf(brandTints);

/** A colour as browsers know it that know no other way. */
const rgb = (colour: Colour): string => `rgb(${srgbOf(colour).join(",")})`;

type Palette = Readonly<Record<keyof (typeof themes)["light"] & keyof (typeof themes)["dark"], Colour>>;

const palette = ({ paper, surface, ink, inkSoft, boundary, primary, onPrimary, danger, focus }: Palette): string => `
body{background:${rgb(paper)};color:${rgb(ink)}}
main{background:${rgb(surface)}}
.hint,small,footer{color:${rgb(inkSoft)}}
a{color:${rgb(primary)}}
input,select,textarea{background:${rgb(surface)};color:${rgb(ink)};border:1px solid ${rgb(boundary)}}
button{background:${rgb(primary)};color:${rgb(onPrimary)}}
.wrong{color:${rgb(danger)}}
:focus{outline:3px solid ${rgb(focus)};outline-offset:2px}`;

/** How the forms without script are drawn: in the brand's colours, by rules that browsers of 2010 know. */
export const plainStyle = `*{box-sizing:border-box}
body{margin:0;font:1.0625rem/1.5 "Golos Text",system-ui,sans-serif}
header,main,footer{max-width:40rem;margin:0 auto;padding:1rem}
header a{font-weight:600}
header a,footer a{display:inline-block;padding:.625rem 0;margin-right:1rem}
main{border-radius:1rem}
h1{font-size:1.625rem;line-height:1.25;margin:.5rem 0 1rem}
h2{font-size:1.25rem;line-height:1.3;margin:1.5rem 0 .5rem}
.field{margin:0 0 1.25rem}
.flag label{display:inline;margin-left:.5rem}
label{display:block;font-weight:600}
.hint,.wrong{margin:.125rem 0}
.wrong{font-weight:600}
input,select,textarea,button{font:inherit;min-height:3rem;border-radius:.5rem;padding:.5rem .75rem}
input,select,textarea{width:100%}
input[type=checkbox]{width:1.5rem;height:1.5rem;min-height:0;vertical-align:middle}
button{border:0;font-weight:600;padding:.5rem 1.5rem;margin:0 0 1rem;cursor:pointer}
footer ul{list-style:none;margin:0;padding:0}
footer li a{display:block}
dt{font-weight:600}
dd{margin:0 0 .75rem}
a{overflow-wrap:anywhere}${palette(themes.light)}
@media (prefers-color-scheme:dark){${palette(themes.dark)}}
`;
