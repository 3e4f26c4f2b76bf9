import { styled } from "styled-components";
import { Icon } from "../kit/Icon.tsx";
import { Prose } from "../kit/Prose.tsx";
import { media } from "../theme/media.ts";
import { motion, paint, size, space, text } from "../theme/tokens.ts";

const Question = styled.details`
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
  & > div {
    padding-bottom: ${space(3)};
  }
  @media ${media.calm} {
    & > summary > svg {
      transition: none;
    }
  }
`;

interface FaqListProps {
  /** Answers are HTML of the provider's own editors, cleaned where they are kept. */
  readonly items: readonly { readonly question: string; readonly answer: string }[];
}

/** Questions that open in place; native, so they open without a script and a search on the page finds them. */
export const FaqList = ({ items }: FaqListProps) => (
  <div>
    {items.map(({ question, answer }) => (
      <Question key={question}>
        <summary>
          {question}
          <Icon name="down" />
        </summary>
        <Prose dangerouslySetInnerHTML={{ __html: answer }} />
      </Question>
    ))}
  </div>
);
