import { styled } from "styled-components";
import { paint } from "@shanyraq/kit/theme/tokens.ts";
import { rayLines } from "@shanyraq/kit/ornament/shanyraq-geometry.ts";
import type { Portrait } from "./portrait-figures.ts";
import { PortraitFigure } from "./PortraitFigure.tsx";

// Hidden in the version for the visually impaired, which has no ornament. On a ground of its own: dark hair would be lost on that of the dark theme.
const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  fill: none;
  stroke: ${paint.ornament};
  & > g > circle:first-child {
    fill: ${paint.primarySoft};
  }
  html[data-scheme] & {
    display: none;
  }
`;

/** From the back to the front: where each stands, and how large. */
const family: readonly { readonly at: readonly [x: number, y: number]; readonly scale: number; readonly portrait: Portrait }[] = [
  { at: [192, 88], scale: 1.3, portrait: { hair: "long", clothes: "plain", tone: "ornament" } },
  { at: [128, 84], scale: 1.35, portrait: { hair: "short", clothes: "suit", beard: true } },
  { at: [74, 103], scale: 1.1, portrait: { hair: "scarf", clothes: "plain", glasses: true, tone: "ornament" } },
  { at: [242, 117], scale: 0.95, portrait: { hair: "fringe", clothes: "plain", tone: "accent" } },
  { at: [160, 122], scale: 0.8, portrait: { hair: "bob", clothes: "plain" } },
];
/** The largest first: it is the ground of the others. */
const rims = [136, 132, 110, 106];
const rays = rayLines(32, 112, 130).join("");

/** Three generations under the ring of the roof. Decoration: it says nothing that the words beside it do not. */
export const FamilyDrawing = () => (
  <Drawing viewBox="20 10 280 140" width="280" height="140" aria-hidden="true">
    <g transform="translate(160 150)">
      {rims.map((radius) => (
        <circle key={radius} r={radius} />
      ))}
      <path d={rays} />
    </g>
    {family.map(({ at: [x, y], scale, portrait }) => (
      <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
        <PortraitFigure {...portrait} />
      </g>
    ))}
  </Drawing>
);
