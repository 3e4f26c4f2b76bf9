import type { Output } from "@shanyraq/calls";
import { useId, type ReactNode } from "react";
import { css, styled } from "styled-components";
import { DateText } from "@shanyraq/kit/text/DateText.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { Link } from "@shanyraq/kit/actions/LinkContext.tsx";
import { media } from "@shanyraq/kit/theme/media.ts";
import { paint, space, text } from "@shanyraq/kit/theme/tokens.ts";
import { InlineText } from "@shanyraq/kit/text/InlineText.tsx";

const Article = styled.article<{ readonly $wordsOnPhone: boolean }>`
  position: relative;
  display: grid;
  align-content: start;
  gap: ${space(1)};
  padding-block: ${space(3)};
  border-top: 1px solid ${paint.line};
  @media ${media.small} {
    padding-block: ${space(2)};
  }
  &:has(> svg, > div > picture) {
    padding-block: 0;
    border-top: 0;
  }
  & > svg,
  & > div:has(> picture) {
    margin-bottom: ${space(1)};
  }
  ${({ $wordsOnPhone }) =>
    $wordsOnPhone &&
    css`
      @media ${media.small} {
        &:has(> svg, > div > picture) {
          padding-block: ${space(2)};
          border-top: 1px solid ${paint.line};
        }
        & > svg,
        & > div:has(> picture) {
          display: none;
        }
      }
    `}
  & a {
    color: inherit;
    text-decoration: none;
  }
  & a::after {
    content: "";
    position: absolute;
    inset: 0;
  }
  &:hover a {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.2em;
  }
  & > p {
    color: ${paint.inkSoft};
  }
`;
const Small = styled.p`
  font-size: ${text.s};
`;

interface NewsCardProps {
  readonly item: Pick<Output<"newsBySlug">, "date" | "short_info" | "source" | "title">;
  readonly href: string;
  readonly level?: 2 | 3;
  /** Stands above it; a list among other things does without. */
  readonly picture?: ReactNode;
  /** On a phone it stands among much else: there its words are enough. */
  readonly wordsOnPhone?: boolean;
}

/** A piece of news in a list. */
export const NewsCard = ({ item, href, level = 2, picture, wordsOnPhone = false }: NewsCardProps) => {
  const id = useId();
  return (
    <Article aria-labelledby={id} $wordsOnPhone={wordsOnPhone}>
      {picture}
      <Small>
        <InlineText>{item.source && `${item.source}, `}</InlineText>
        <DateText iso={item.date} />
      </Small>
      <Heading level={level} look={3} id={id}>
        <Link href={href}>
          <InlineText>{item.title}</InlineText>
        </Link>
      </Heading>
      <p>{item.short_info}</p>
    </Article>
  );
};
