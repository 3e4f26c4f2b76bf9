import { keyframes, styled } from "styled-components";
import { layer, paint } from "../theme/tokens.ts";

const creep = keyframes`from { transform: scaleX(0); } 30% { transform: scaleX(0.55); } to { transform: scaleX(0.92); }`;

const Bar = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${layer.progress};
  height: 3px;
  background: ${paint.accent};
  transform-origin: 0 50%;
  animation: ${creep} 5s ease-out both;
  pointer-events: none;
`;

/** The line at the top while the next page loads, for the specified five seconds; the heading of the page that comes takes the focus and is said. */
export const PageProgress = ({ active }: { active: boolean }) => (active ? <Bar aria-hidden="true" /> : null);
