import { keyframes, styled } from "styled-components";
import { media } from "../theme/media.ts";
import { layer, paint } from "../theme/tokens.ts";

const fall = keyframes`
  from { transform: translateY(-100%); opacity: 1; }
  80% { opacity: 1; }
  to { transform: translateY(10%); opacity: 0; }
`;

const Sky = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${layer.sticky};
  overflow: hidden;
  pointer-events: none;
  @media ${media.calm} {
    display: none;
  }
  @media ${media.forced} {
    display: none;
  }
  @media print {
    display: none;
  }
  html:is([data-scheme], [data-motion="still"]) & {
    display: none;
  }
`;
const flake = (at: string, radius: string) =>
  `radial-gradient(circle at ${at}, ${paint.ornament} ${radius}, transparent calc(${radius} + 0.5px))`;
/** Anything that moves automatically for longer than five seconds would need a button that stops it (WCAG 2.2.2). */
const Flakes = styled.div<{ $near: boolean }>`
  position: absolute;
  inset: 0;
  background-image: ${[flake("20% 15%", "2px"), flake("70% 30%", "3px"), flake("45% 62%", "2px"), flake("88% 81%", "1.5px"), flake("8% 90%", "2.5px")].join(", ")};
  background-size: ${({ $near }) => ($near ? "15rem 15rem" : "9rem 9rem")};
  animation: ${fall} ${({ $near }) => ($near ? "3.6s" : "4.8s")} linear both;
`;

/** A short snowfall over the page on winter holidays; drawn by CSS alone, never in the way, and only for who likes motion. */
export const SnowOverlay = ({ active }: { readonly active: boolean }) =>
  active ? (
    <Sky aria-hidden="true">
      <Flakes $near={false} />
      <Flakes $near />
    </Sky>
  ) : null;
