import { keyframes, styled } from "styled-components";
import { media } from "../theme/media.ts";
import { paint, space } from "../theme/tokens.ts";
import { latticeLines, poleLines, rayLines } from "./shanyraq-geometry.ts";

const turn = keyframes`to { transform: rotate(1turn); }`;

const Drawing = styled.svg`
  opacity: var(--ornament-opacity);
  fill: none;
  stroke: ${paint.ornament};
  stroke-linecap: round;
  & path,
  & circle {
    vector-effect: non-scaling-stroke;
  }
`;
/** Behind the first words of a page: large, off the right edge, light. */
// On a phone its lines are fainter: words lie over them.
const Hero = styled(Drawing)`
  position: absolute;
  z-index: 0;
  top: 50%;
  right: max(-18rem, -14vw);
  width: min(58rem, 76vw);
  transform: translateY(-50%);
  stroke-width: 1.25;
  stroke-opacity: 0.62;
  pointer-events: none;
  @media ${media.phone} {
    top: 0;
    right: -45vw;
    width: 120vw;
    transform: translateY(-22%);
    stroke-opacity: 0.38;
  }
`;
const Corner = styled(Drawing)`
  position: absolute;
  z-index: 0;
  right: -12rem;
  bottom: -16rem;
  width: 40rem;
  stroke-width: 1;
  opacity: calc(var(--ornament-opacity) * 0.55);
  pointer-events: none;
`;
const Loader = styled.svg`
  width: ${space(8)};
  height: ${space(8)};
  fill: none;
  stroke: ${paint.primary};
  stroke-width: 5;
  stroke-linecap: round;
  & > g {
    transform-origin: 0 0;
    animation: ${turn} 2.4s steps(24) infinite;
  }
  @media ${media.calm} {
    & > g {
      animation: none;
    }
  }
`;

const rays = rayLines(24, 50, 71);
const poles = poleLines(24, 60, 90, 0.011);
const lattice = latticeLines(44, 12);
/** Every bar is drawn as its two edges. */
const beams = [...latticeLines(44, 12, -1.5), ...latticeLines(44, 12, 1.5)];
const frame = [...beams, ...poles].join("");

/** The ring that holds the roof together: rays, two rims, three by three bent bars. Always decoration. */
export function Shanyraq({ variant }: { readonly variant: "hero" | "corner" | "loader" }) {
  if (variant === "loader") {
    return (
      <Loader viewBox="-74 -74 148 148" aria-hidden="true">
        <circle r="44" />
        {lattice.map((bar) => (
          <path key={bar} d={bar} strokeWidth="3.5" />
        ))}
        <g>
          {rays.map((ray, index) => (
            <path key={ray} d={ray} strokeOpacity={((index + 1) / 24).toFixed(2)} />
          ))}
        </g>
      </Loader>
    );
  }
  const Place = variant === "hero" ? Hero : Corner;
  return (
    <Place viewBox="-100 -100 200 200" aria-hidden="true">
      {[44, 46.5, 57.5, 60, 90, 97].map((radius) => (
        <circle key={radius} r={radius} />
      ))}
      <path d={frame} />
    </Place>
  );
}
