import type { Output } from "@shanyraq/calls";
import { styled } from "styled-components";
import { media } from "@shanyraq/kit/theme/media.ts";
import { paint, text } from "@shanyraq/kit/theme/tokens.ts";
import { mapSize, onMap, outline } from "./kazakhstan-outline.ts";

export type City = Output<"contactsCities">["data"][number];

const Figure = styled.figure`
  & > figcaption {
    font-size: ${text.s};
    color: ${paint.inkSoft};
  }
`;
// On a phone without the names of the cities: they would be too small to read, and the list says them.
const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  & > path {
    fill: ${paint.sunken};
    stroke: ${paint.boundary};
    stroke-width: 2;
    stroke-linejoin: round;
  }
  & circle {
    fill: ${paint.primary};
    stroke: ${paint.paper};
    stroke-width: 3;
  }
  & [data-chosen="true"] circle {
    fill: ${paint.accent};
    stroke: ${paint.heading};
  }
  & text {
    fill: ${paint.ink};
    font-size: 21px;
    paint-order: stroke;
    stroke: ${paint.paper};
    stroke-width: 5px;
  }
  @media ${media.small} {
    & text {
      display: none;
    }
  }
`;
const RADIUS = 8;
/** Past this a name beside its place would leave the map: it stands above it. */
const NEAR_THE_EDGE = 860;

interface CityMapProps {
  readonly cities: readonly City[];
  readonly chosen: string;
  readonly caption: string;
}

/** Where the offices are. The list beside it says the same in words, so the drawing is silent. */
export const CityMap = ({ cities, chosen, caption }: CityMapProps) => (
  <Figure>
    <Drawing viewBox={`0 0 ${mapSize.width} ${mapSize.height}`} aria-hidden="true">
      <path d={outline} />
      {cities.map(({ id, name, latitude, longitude, offices }) => {
        const [x, y] = onMap([longitude, latitude]);
        const above = x > NEAR_THE_EDGE;
        return (
          <g key={id} data-chosen={id === chosen}>
            <circle cx={x} cy={y} r={RADIUS + offices * 2} />
            <text x={above ? x : x + 20} y={above ? y - 20 : y + 7} textAnchor={above ? "middle" : "start"}>
              {name}
            </text>
          </g>
        );
      })}
    </Drawing>
    <figcaption>{caption}</figcaption>
  </Figure>
);
