import { keyframes, styled } from "styled-components";
import { media } from "../theme/media.ts";
import { rayLines } from "./shanyraq-geometry.ts";

const turn = keyframes`to { transform: rotate(1turn); }`;

const Turning = styled.svg`
  width: 1.25em;
  height: 1.25em;
  flex: none;
  animation: ${turn} 1.4s steps(12) infinite;
  @media ${media.calm} {
    animation: none;
  }
`;

const rays = rayLines(12, 52, 92);

/** Twelve rays of the ring, fading round; silent, because the place that shows it says what is awaited. */
export const Spinner = () => (
  <Turning viewBox="-100 -100 200 200" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="13" strokeLinecap="round">
    {rays.map((ray, index) => (
      <path key={ray} d={ray} strokeOpacity={((index + 1) / rays.length).toFixed(2)} />
    ))}
  </Turning>
);
