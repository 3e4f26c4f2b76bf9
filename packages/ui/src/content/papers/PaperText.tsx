import { InlineText } from "@shanyraq/kit/text/InlineText.tsx";
import { paint } from "@shanyraq/kit/theme/tokens.ts";
import { Fragment } from "react";
import { styled } from "styled-components";
import type { PaperTerm, TextPart } from "./paper-terms.ts";

/** A word of the sentence that can be pressed: it keeps the letters of what is around it. */
const Term = styled.button`
  display: inline;
  margin: 0;
  padding: 0;
  border: 0;
  border-radius: 3px;
  background: none;
  color: inherit;
  font: inherit;
  letter-spacing: inherit;
  text-align: inherit;
  text-decoration: underline dotted;
  text-decoration-color: ${paint.link};
  text-decoration-thickness: 2px;
  text-underline-offset: 0.22em;
  &:hover,
  &[aria-expanded="true"] {
    text-decoration-style: solid;
  }
  @media print {
    text-decoration: none;
  }
`;

export interface TermPress {
  /** The term whose explanation stands open. */
  readonly open: PaperTerm | undefined;
  /** The element that holds the explanation. */
  readonly explanationId: string;
  readonly onPress: (term: PaperTerm) => void;
}

/** A text of a paper in which the first mention of a term is a button. */
export const PaperText = ({ parts, press }: { readonly parts: readonly TextPart[]; readonly press: TermPress }) =>
  parts.map(({ text, term }, index) =>
    term === undefined ? (
      <Fragment key={index}>
        <InlineText>{text}</InlineText>
      </Fragment>
    ) : (
      <Term
        key={index}
        type="button"
        data-in-sentence=""
        aria-expanded={press.open === term}
        aria-controls={press.open === term ? press.explanationId : undefined}
        onClick={() => press.onPress(term)}
      >
        {text}
      </Term>
    ),
  );
