import { locales } from "@shanyraq/i18n";
import { Shanyraq } from "@shanyraq/kit/ornament/Shanyraq.tsx";
import { paint, radius, space, text } from "@shanyraq/kit/theme/tokens.ts";
import { styled } from "styled-components";
import { looks } from "../stage/looks.ts";
import { storyRooms } from "./story-rooms.ts";

const Band = styled.header`
  position: relative;
  overflow: hidden;
  margin-bottom: ${space(6)};
  padding: ${space(9)} ${space(7)} ${space(6)};
  border-radius: ${radius.l};
  & > svg {
    right: -15rem;
    width: 46rem;
  }
  & > h1 {
    position: relative;
    max-width: 11ch;
    font-size: ${text.display};
    font-weight: 640;
    line-height: 1.02;
    letter-spacing: -0.035em;
    color: ${paint.heading};
  }
  & > p {
    position: relative;
    max-width: 27rem;
    margin-top: ${space(3)};
    font-size: ${text.xl};
    line-height: 1.45;
    color: ${paint.inkSoft};
  }
  @media (max-width: 600px) {
    padding: ${space(5)} ${space(3)} ${space(4)};
  }
`;
const Figures = styled.dl`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(5)};
  max-width: 31rem;
  margin-top: ${space(7)};
  padding-top: ${space(3)};
  border-top: 1px solid ${paint.line};
  & > div {
    display: flex;
    flex-direction: column-reverse;
  }
  & dt {
    font-size: 0.875rem;
    color: ${paint.inkSoft};
  }
  & dd {
    font-size: 1.875rem;
    font-weight: 620;
    letter-spacing: -0.025em;
    font-variant-numeric: tabular-nums;
    color: ${paint.heading};
  }
`;
const components = storyRooms.flatMap((room) => room.components).length;
const figures: readonly (readonly [name: string, count: number])[] = [
  ["components", components],
  ["rooms", storyRooms.length],
  ["languages", locales.length],
  ["looks, each proved", looks.length],
];

/** The first thing on the start page: the ring, what this is, and how much of it there is. */
export const Cover = () => (
  <Band data-surface="deep">
    <Shanyraq variant="hero" />
    <h1>One ring holds the roof</h1>
    <p>
      The design system of Шаңырақ Life: what the site, the cabinet and the reception are built of, in Kazakh, Russian and English, for
      every eye.
    </p>
    <Figures>
      {figures.map(([name, count]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </Figures>
  </Band>
);
