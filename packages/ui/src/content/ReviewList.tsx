import type { Output } from "@shanyraq/calls";
import { styled } from "styled-components";
import { DateText } from "@shanyraq/kit/text/DateText.tsx";
import { useDrawn } from "@shanyraq/kit/layout/useDrawn.ts";
import { Grid } from "@shanyraq/kit/layout/Layout.tsx";
import { media } from "@shanyraq/kit/theme/media.ts";
import { paint, space, text } from "@shanyraq/kit/theme/tokens.ts";
import { InlineText } from "@shanyraq/kit/text/InlineText.tsx";

export type Review = Output<"reviews">["data"][number];

const Card = styled.figure`
  display: grid;
  align-content: space-between;
  gap: ${space(2)};
  padding-left: ${space(3)};
  border-left: 3px solid ${paint.accent};
  & > blockquote {
    font-size: ${text.l};
    line-height: 1.5;
  }
  & > figcaption {
    font-size: ${text.s};
    color: ${paint.inkSoft};
  }
  @media ${media.small} {
    gap: ${space(1)};
    padding-left: ${space(2)};
    & > blockquote {
      font-size: ${text.m};
    }
  }
`;

/** What customers say, in their words. */
export function ReviewList({ reviews, name: title }: { readonly reviews: readonly Review[]; readonly name: string }) {
  const row = useDrawn<HTMLDivElement>();
  return (
    <Grid ref={row} $min="max(20rem, 30%)" $gap={3} $row role="group" aria-label={title}>
      {reviews.map(({ id, name, city, date, text: words }) => (
        <Card key={id}>
          <blockquote>
            <InlineText>{words}</InlineText>
          </blockquote>
          <figcaption>
            {name}, {city}. <DateText iso={date} />
          </figcaption>
        </Card>
      ))}
    </Grid>
  );
}
