import { styled } from "styled-components";
import { paint, radius } from "../theme/tokens.ts";
import { newsCut } from "./news-cut.ts";

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  aspect-ratio: 320 / 120;
  border-radius: ${radius.m};
  background: ${paint.sunken};
  fill: none;
  stroke: ${paint.ornament};
  stroke-linecap: round;
  & path {
    vector-effect: non-scaling-stroke;
  }
  & path + path {
    stroke: ${paint.accent};
    stroke-width: 5;
  }
  /* The version for the visually impaired has no ornament. */
  html[data-scheme] & {
    display: none;
  }
`;

/** The picture of a piece of news: the roof ring, cut anew for each. Decoration, so it is silent; its place is kept from the start. */
export function NewsPicture({ slug }: { readonly slug: string }) {
  const { lines, arc, transform } = newsCut(slug);
  return (
    <Drawing viewBox="0 0 320 120" width="320" height="120" aria-hidden="true">
      <g transform={transform}>
        <path d={lines} />
        <path d={arc} />
      </g>
    </Drawing>
  );
}
