import { styled } from "styled-components";
import { media } from "../theme/media.ts";
import { paint, space } from "../theme/tokens.ts";
import { latticeLines, rayLines } from "./shanyraq-geometry.ts";

const Lockup = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1.25)};
  color: ${paint.heading};
  & > svg {
    width: 2.75rem;
    height: 2.75rem;
    flex: none;
    fill: none;
    stroke: currentColor;
    stroke-linecap: round;
  }
  @media ${media.phone} {
    & > svg {
      width: 2.375rem;
      height: 2.375rem;
    }
  }
  html[data-scheme] & > svg {
    width: 44px;
    height: 44px;
  }
`;
const Name = styled.span`
  display: grid;
  font-size: 1.375rem;
  font-weight: 680;
  line-height: 1.05;
  letter-spacing: -0.025em;
  & > small {
    margin-top: 0.2rem;
    font-size: 0.75rem;
    font-weight: 450;
    letter-spacing: 0;
    line-height: 1.2;
    color: ${paint.inkSoft};
  }
  @media ${media.phone} {
    font-size: 1.25rem;
    & > small {
      font-size: 0.6875rem;
    }
  }
  @media (max-width: 374px) {
    font-size: 1.0625rem;
    & > small {
      display: none;
    }
  }
  html[data-scheme] & {
    font-size: min(1.375rem, 11vw);
  }
`;
const rays = rayLines(12, 76, 95).join("");
const bars = latticeLines(56, 15).join("");

/** The ring and the name in the page's language; the line under it says what the company is. */
export const Logo = ({ brandName, line }: { brandName: string; line?: string | undefined }) => (
  <Lockup>
    <svg viewBox="-100 -100 200 200" aria-hidden="true" strokeWidth="9">
      <circle r="56" strokeWidth="11" />
      <path d={rays} />
      <path d={bars} strokeWidth="6.5" />
    </svg>
    <Name>
      {brandName}
      {line && <small>{line}</small>}
    </Name>
  </Lockup>
);
