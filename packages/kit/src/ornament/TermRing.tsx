import type { ReactNode } from "react";
import { styled } from "styled-components";
import { paint, text } from "../theme/tokens.ts";
import { arcLine, rayLines } from "./shanyraq-geometry.ts";

const Place = styled.div<{ $size: string }>`
  position: relative;
  flex: none;
  display: grid;
  place-items: center;
  width: min(${({ $size }) => $size}, 60vw);
  height: min(${({ $size }) => $size}, 60vw);
  & > svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    fill: none;
    stroke-linecap: round;
  }
`;
const Centre = styled.div`
  position: relative;
  max-width: 60%;
  font-size: min(${text.s}, 12vw);
  font-weight: 650;
  line-height: 1.15;
  text-align: center;
  font-variant-numeric: tabular-nums;
  color: ${paint.heading};
`;
const Ahead = styled.g`
  stroke: ${paint.line};
  html[data-scheme] & {
    stroke-dasharray: 2 6;
  }
`;
const Passed = styled.g`
  stroke: ${paint.primary};
`;
const Now = styled.path`
  stroke: ${paint.accent};
`;
const rays = rayLines(24, 80, 94);

interface TermRingProps {
  /** Passed share of the term, 0 to 1. */
  readonly value: number;
  /** Says the same in words: "Прошло 3 года из 20". */
  readonly label: string;
  readonly size?: string | undefined;
  readonly children?: ReactNode;
}

/** A term as the roof ring: one ray for each twenty-fourth, the dawn ray for today. */
export function TermRing({ value, label, size = "6.5rem", children }: TermRingProps) {
  const share = Math.min(1, Math.max(0, value));
  const passed = Math.round(share * rays.length);
  return (
    <Place $size={size}>
      <svg viewBox="-100 -100 200 200" role="img" aria-label={label} strokeWidth="6">
        <Ahead>
          <circle r="64" strokeWidth="9" />
          {rays.slice(passed).map((ray) => (
            <path key={ray} d={ray} />
          ))}
        </Ahead>
        <Passed>
          {share >= 0.999 && <circle r="64" strokeWidth="9" />}
          {share > 0.002 && share < 0.999 && <path d={arcLine(64, 0, share)} strokeWidth="9" />}
          {rays.slice(0, passed).map((ray) => (
            <path key={ray} d={ray} />
          ))}
        </Passed>
        {share > 0 && share < 1 && <Now d={rays[Math.max(0, passed - 1)] ?? ""} strokeWidth="8" />}
      </svg>
      {children && <Centre aria-hidden="true">{children}</Centre>}
    </Place>
  );
}
