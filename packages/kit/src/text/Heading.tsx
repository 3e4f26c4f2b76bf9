import type { HTMLAttributes, ReactNode, Ref } from "react";
import { css, styled } from "styled-components";
import { media } from "../theme/media.ts";
import { paint, text } from "../theme/tokens.ts";
import { InlineText } from "./InlineText.tsx";

const looks = {
  display: css`
    font-size: ${text.display};
    line-height: 1.02;
    letter-spacing: -0.034em;
    font-weight: 600;
  `,
  1: css`
    font-size: ${text.h1};
    line-height: 1.08;
    letter-spacing: -0.026em;
    font-weight: 600;
  `,
  2: css`
    font-size: ${text.h2};
    line-height: 1.15;
    letter-spacing: -0.02em;
    font-weight: 600;
  `,
  3: css`
    font-size: ${text.h3};
    line-height: 1.25;
    letter-spacing: -0.012em;
    font-weight: 620;
  `,
  4: css`
    font-size: ${text.l};
    line-height: 1.35;
    font-weight: 650;
  `,
} as const;

const NO_BREAK_SPACE = "\u00a0";

type Look = keyof typeof looks;

const Words = styled.h2<{ $look: Look }>`
  color: ${paint.heading};
  text-wrap: balance;
  overflow-wrap: break-word;
  hyphens: manual;
  ${({ $look }) => looks[$look]}
`;

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  readonly level: 1 | 2 | 3 | 4;
  /** Looks like another level; "display" is the first line of a landing page. */
  readonly look?: Look | undefined;
  readonly ref?: Ref<HTMLHeadingElement> | undefined;
  readonly children: ReactNode;
}

/** Words that have not come yet are an empty text, or nothing at all. */
const isEmpty = (children: ReactNode): boolean => children === "" || children === undefined || children === null;

/**
 * A heading with its text. While the text has not come, its line is kept free and no heading is drawn: one without words would stand in
 * the list of headings with nothing to say.
 */
export const Heading = ({ level, look = level, children, ...rest }: HeadingProps) =>
  isEmpty(children) ? (
    <Words as="div" $look={look} className={rest.className} aria-hidden="true">
      {NO_BREAK_SPACE}
    </Words>
  ) : (
    <Words as={`h${level}`} $look={look} {...rest}>
      <InlineText>{children}</InlineText>
    </Words>
  );

/** The sentence under a page's heading. */
export const Lead = styled.p`
  max-width: 46rem;
  font-size: ${text.xl};
  line-height: 1.5;
  color: ${paint.inkSoft};
  text-wrap: pretty;
  @media ${media.small} {
    font-size: ${text.l};
  }
`;
