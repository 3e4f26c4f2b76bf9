import type { ReactNode } from "react";
import { styled } from "styled-components";
import { media } from "../theme/media.ts";
import { motion, paint, size, space, text } from "../theme/tokens.ts";
import { Icon } from "../ornament/Icon.tsx";
import { InlineText } from "../text/InlineText.tsx";

const Part = styled.details`
  border-bottom: 1px solid ${paint.line};
  &:first-child {
    border-top: 1px solid ${paint.line};
  }
  & > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(2)};
    min-height: ${size.target};
    padding-block: ${space(2)};
    font-size: ${text.l};
    font-weight: 600;
    line-height: 1.35;
    color: ${paint.heading};
    list-style-type: "";
    cursor: pointer;
  }
  @media ${media.small} {
    & > summary {
      padding-block: ${space(1)};
      font-size: ${text.m};
    }
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary > svg {
    flex: none;
    transition: transform ${motion.calm};
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
  & > summary:hover {
    color: ${paint.link};
  }
  & > :not(summary) {
    padding-bottom: ${space(3)};
  }
  @media ${media.calm} {
    & > summary > svg {
      transition: none;
    }
  }
`;

export interface AccordionItem {
  readonly title: string;
  readonly content: ReactNode;
}

interface AccordionProps {
  readonly items: readonly AccordionItem[];
  /** With a name one part is open at a time; the name is the group's own on its page. */
  readonly name?: string | undefined;
}

/** Parts that open in place; native, so they open without a script and a search on the page finds them. */
export const Accordion = ({ items, name }: AccordionProps) => (
  <div>
    {items.map(({ title, content }) => (
      <Part key={title} name={name}>
        <summary>
          {/* One box: a name in another language within it would be a box of its own, and would stand apart. */}
          <span>
            <InlineText>{title}</InlineText>
          </span>
          <Icon name="down" />
        </summary>
        {content}
      </Part>
    ))}
  </div>
);
