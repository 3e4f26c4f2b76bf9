import type { Output } from "@shanyraq/calls";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { dateText } from "@shanyraq/kit/text/DateText.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { Grid } from "@shanyraq/kit/layout/Layout.tsx";
import { paint, space, text } from "@shanyraq/kit/theme/tokens.ts";
import { InlineText } from "@shanyraq/kit/text/InlineText.tsx";

export type Rating = Output<"ratings">["data"][number];

const Card = styled.article`
  display: grid;
  align-content: start;
  gap: ${space(1)};
  padding-top: ${space(3)};
  border-top: 2px solid ${paint.heading};
  & > :last-child {
    color: ${paint.inkSoft};
  }
`;
const Value = styled.p`
  font-size: ${text.h1};
  font-weight: 600;
  line-height: 1.1;
  letter-spacing: -0.02em;
  color: ${paint.heading};
`;
const Small = styled.p`
  font-size: ${text.s};
  color: ${paint.inkSoft};
`;

/** What agencies think of the company, by which scale, and since when. */
export function RatingList({ ratings, level = 3 }: { readonly ratings: readonly Rating[]; readonly level?: 2 | 3 }) {
  const intl = useIntl();
  return (
    <Grid $min="24rem" $gap={5}>
      {ratings.map(({ id, agency, scale, value, outlook, date, text: words }) => (
        <Card key={id} aria-labelledby={`rating-${id}`}>
          <Value>{value}</Value>
          <Heading level={level} look={4} id={`rating-${id}`}>
            {agency}
          </Heading>
          <Small>
            {scale}, {intl.formatMessage({ id: "about.ratings.date" }, { date: dateText(intl, date) })}
          </Small>
          <p>
            {intl.formatMessage({ id: "about.ratings.outlook" })}: {outlook}
          </p>
          <p>
            <InlineText>{words}</InlineText>
          </p>
        </Card>
      ))}
    </Grid>
  );
}
