import type { Output } from "@shanyraq/calls";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { Grid } from "@shanyraq/kit/layout/Layout.tsx";
import { paint, space, text } from "@shanyraq/kit/theme/tokens.ts";
import { SafeProse } from "../SafeProse.tsx";
import { PersonPicture } from "./PersonPicture.tsx";

export type Person = Output<"managements">["data"][number];

const Card = styled.article`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(1)} ${space(2.5)};
  align-content: start;
  padding-top: ${space(3)};
  border-top: 1px solid ${paint.line};
  & > * {
    grid-column: 2;
  }
`;
const Picture = styled.div`
  && {
    grid-column: 1;
    grid-row: 1 / span 4;
  }
  html[data-scheme] & {
    display: none;
  }
`;
const Role = styled.p`
  font-weight: 550;
`;
const Small = styled.p`
  font-size: ${text.s};
  color: ${paint.inkSoft};
`;

/** People who answer for the company: their part in it, and who they are. */
export function PersonCards({ people, level = 3 }: { readonly people: readonly Person[]; readonly level?: 2 | 3 }) {
  const { formatMessage } = useIntl();
  return (
    <Grid $min="24rem" $gap={4}>
      {people.map(({ slug, name, position, independent, since, text: words, image, look }) => (
        <Card key={slug} aria-labelledby={`person-${slug}`}>
          <Picture>
            <PersonPicture slug={slug} name={name} image={image} look={look} />
          </Picture>
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
