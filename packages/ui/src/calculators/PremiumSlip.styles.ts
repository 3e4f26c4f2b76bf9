import { styled } from "styled-components";
import { media } from "@shanyraq/kit/theme/media.ts";
import { figuresRoom } from "@shanyraq/kit/text/Figures.ts";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { motion, paint, radius, space, text } from "@shanyraq/kit/theme/tokens.ts";

export const Slip = styled.section`
  position: relative;
  overflow: hidden;
  border: 1px solid ${paint.line};
  border-radius: ${radius.l};
  background: ${paint.surface};
`;
export const Head = styled.div`
  position: relative;
  overflow: hidden;
  padding: ${space(3.5)} ${space(4)} ${space(3)};
  border-radius: calc(${radius.l} - 1px) calc(${radius.l} - 1px) 0 0;
  @media ${media.small} {
    padding: ${space(2.5)} ${space(2.5)} ${space(2.5)};
  }
  & > *:not(svg) {
    position: relative;
  }
  & > svg {
    inset: -11rem -11rem auto auto;
    width: 23rem;
    @media ${media.small} {
      inset: -14rem -14rem auto auto;
    }
  }
`;
export const Title = styled(Heading)`
  font-size: ${text.m};
  font-weight: 550;
  line-height: 1.35;
  letter-spacing: normal;
  color: ${paint.inkSoft};
`;
// While a new price is computed it is greyed by colour, not by opacity: the old figure must still be readable.
export const Premium = styled.div<{ $busy: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space(1.5)};
  ${figuresRoom}
  min-height: 1.15em;
  margin-top: ${space(0.5)};
  font-size: min(clamp(2.5rem, 1.6rem + 3.2vw, 4rem), 14vw);
  font-weight: 650;
  line-height: 1.12;
  letter-spacing: -0.035em;
  color: ${({ $busy }) => ($busy ? paint.inkSoft : paint.ink)};
  transition: color ${motion.quick};
  & > small {
    font-size: ${text.l};
    font-weight: 450;
    letter-spacing: 0;
    color: ${paint.inkSoft};
  }
`;
/** A paragraph would be read out though nothing stands in it. */
export const Delta = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(0.75)};
  min-height: 1.5em;
  font-size: ${text.s};
  color: ${paint.inkSoft};
  & > svg {
    width: 0.7em;
    fill: currentColor;
  }
`;
/** The line along which the stub would be torn off, with its two bites. */
export const Perforation = styled.div`
  position: relative;
  height: 0;
  margin: 0 ${space(2.5)};
  border-top: 2px dashed ${paint.line};
  &::before,
  &::after {
    content: "";
    position: absolute;
    top: calc(${space(-1.25)} - 1px);
    width: ${space(2.5)};
    height: ${space(2.5)};
    border: 1px solid ${paint.line};
    border-radius: 50%;
    background: var(--slip-ground, ${paint.paper});
  }
  &::before {
    left: ${space(-3.75)};
  }
  &::after {
    right: ${space(-3.75)};
  }
`;
export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  padding: ${space(3)} ${space(4)} ${space(4)};
  @media ${media.small} {
    padding: ${space(2.5)};
  }
`;
export const Facts = styled.div<{ $ring: boolean }>`
  display: grid;
  grid-template-columns: ${({ $ring }) => ($ring ? "auto minmax(0, 1fr)" : "minmax(0, 1fr)")};
  gap: ${space(3)};
  align-items: center;
  @media (max-width: 420px) {
    grid-template-columns: minmax(0, 1fr);
  }
  html[data-scheme] & {
    grid-template-columns: minmax(0, 1fr);
  }
`;
/** On a narrow phone the ring stands alone on its line, with its words beside it. */
export const Term = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  & > span {
    display: none;
    color: ${paint.inkSoft};
  }
  @media (max-width: 420px) {
    html:not([data-scheme]) & > :first-child {
      width: 4.5rem;
      height: 4.5rem;
    }
    & > span {
      display: block;
      flex: 1 1 8rem;
    }
  }
`;
export const Rows = styled.dl<{ $busy: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${figuresRoom}
  gap: ${space(1.25)};
  color: ${({ $busy }) => ($busy ? paint.inkSoft : paint.ink)};
  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space(2)};
    line-height: 1.4;
  }
  & dt {
    color: ${paint.inkSoft};
  }
  & dd {
    margin-left: auto;
    font-weight: 620;
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
`;
export const Actions = styled.div`
  display: grid;
  gap: ${space(1)};
`;
export const Note = styled.p`
  font-size: ${text.s};
  line-height: 1.45;
  color: ${paint.inkSoft};
`;
