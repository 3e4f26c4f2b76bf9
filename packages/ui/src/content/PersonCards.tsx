import type { Output } from "@shanyraq/calls";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { Grid } from "@shanyraq/kit/layout/Layout.tsx";
import { arcLine } from "@shanyraq/kit/ornament/shanyraq-geometry.ts";
import { paint, space, text } from "@shanyraq/kit/theme/tokens.ts";
import { SafeProse } from "./SafeProse.tsx";

export type Person = Output<"managements">["data"][number];

const Card = styled.article`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(1)} ${space(2.5)};
  align-content: start;
  padding-top: ${space(3)};
  border-top: 1px solid ${paint.line};
  & > :not(svg) {
    grid-column: 2;
  }
`;
const Ring = styled.svg`
  grid-row: 1 / span 3;
  width: 4.5rem;
  height: 4.5rem;
  fill: none;
  stroke: ${paint.ornament};
  stroke-width: 2;
  & text {
    fill: ${paint.heading};
    stroke: none;
    font-size: 24px;
    font-weight: 600;
    text-anchor: middle;
    dominant-baseline: central;
  }
`;
const Role = styled.p`
  font-weight: 550;
`;
const Small = styled.p`
  font-size: ${text.s};
  color: ${paint.inkSoft};
`;

const initials = (name: string) =>
  name
    .split(" ")
    .map((word) => word.charAt(0))
    .slice(0, 2)
    .join("");
/** Twelve gaps in the rim, where the poles of the roof come in. */
const rim = Array.from({ length: 12 }, (_, part) => arcLine(44, part / 12 + 0.012, (part + 1) / 12 - 0.012));

/** People who answer for the company: their part in it, and who they are. */
export function PersonCards({ people, level = 3 }: { readonly people: readonly Person[]; readonly level?: 2 | 3 }) {
  const { formatMessage } = useIntl();
  return (
    <Grid $min="24rem" $gap={4}>
      {people.map(({ slug, name, position, independent, since, text: words }) => (
        <Card key={slug} aria-labelledby={`person-${slug}`}>
          <Ring viewBox="-50 -50 100 100" aria-hidden="true">
            <circle r="36" />
            {rim.map((arc) => (
              <path key={arc} d={arc} />
            ))}
            <text>{initials(name)}</text>
          </Ring>
          <Heading level={level} look={4} id={`person-${slug}`}>
            {name}
          </Heading>
          <Role>{position}</Role>
          <Small>
            {independent && `${formatMessage({ id: "people.independent" })}, `}
            {formatMessage({ id: "people.since" }, { year: String(since) })}
          </Small>
          <SafeProse html={words} />
        </Card>
      ))}
    </Grid>
  );
}
