import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { paint, radius, space, text } from "@shanyraq/kit/theme/tokens.ts";
import { useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import type { PaperTerm } from "./paper-terms.ts";

const Box = styled.aside`
  display: grid;
  gap: ${space(1)};
  justify-items: start;
  padding: ${space(2)};
  scroll-margin-block: ${space(1)};
  border: 2px dashed ${paint.boundary};
  border-radius: ${radius.m};
  background: ${paint.sunken};
  & > p:first-child {
    font-size: ${text.s};
    color: ${paint.inkSoft};
  }
`;

interface TermExplanationProps {
  readonly id: string;
  readonly term: PaperTerm;
  /** The tag of the reader's language, which may be another than that of the paper. */
  readonly language: string;
  readonly onClose: () => void;
}

/** What a term means, under the part of the paper that uses it, set apart from the paper's own words and left out of its print. */
export function TermExplanation({ id, term, language, onClose }: TermExplanationProps) {
  const { formatMessage } = useIntl();
  const box = useRef<HTMLElement>(null);
  // The word may stand at the foot of the window; the focus stays on it.
  useEffect(() => {
    // Newer browsers give a promise, which an effect must not.
    void box.current?.scrollIntoView?.({ block: "nearest" });
  }, [term]);
  return (
    <Box ref={box} id={id} lang={language} data-print="no" aria-label={formatMessage({ id: "paper.term" })}>
      <p>{formatMessage({ id: "paper.term" })}</p>
      <p role="status">
        <strong>{formatMessage({ id: `paper.term.${term}` })}</strong>. {formatMessage({ id: `paper.term.${term}.text` })}
      </p>
      <Button size="s" variant="quiet" onClick={onClose}>
        {formatMessage({ id: "paper.term.close" })}
      </Button>
    </Box>
  );
}
