import { styled } from "styled-components";
import { paint } from "@shanyraq/kit/theme/tokens.ts";
import { emblemFigures, type EmblemKind } from "./emblem-figures.ts";
import { rayDashes } from "@shanyraq/kit/ornament/shanyraq-geometry.ts";

const rays = rayDashes(24, 66, 80, 2.2);

const Drawing = styled.svg<{ $size: string }>`
  width: ${({ $size }) => $size};
  height: ${({ $size }) => $size};
  flex: none;
  fill: none;
  stroke: ${paint.primary};
  stroke-width: 3.4;
  stroke-linecap: round;
  stroke-linejoin: round;
  & > g {
    stroke: ${paint.ornament};
    stroke-width: 2.2;
  }
  & circle + circle {
    stroke-width: ${rays.thick};
    stroke-linecap: butt;
    stroke-dasharray: ${rays.dashes};
    stroke-dashoffset: ${rays.offset};
  }
`;
/** The ring with one figure of the product; the product's name stands beside it, so it is silent. */
export const ProductEmblem = ({ kind, size = "5.5rem" }: { kind: EmblemKind; size?: string | undefined }) => (
  <Drawing viewBox="-84 -84 168 168" aria-hidden="true" $size={size}>
    <g>
      <circle r="57" />
      <circle r={rays.radius} />
    </g>
    <path d={emblemFigures[kind].join("")} />
  </Drawing>
);
