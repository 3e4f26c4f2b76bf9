import type { PaperBlock, PaperPage as Page } from "@shanyraq/rules/paper-page";
import { useId, useMemo, useState } from "react";
import { RawIntlProvider, useIntl } from "react-intl";
import { styled } from "styled-components";
import { SummaryList } from "@shanyraq/kit/data/SummaryList.tsx";
import { Heading, Lead } from "@shanyraq/kit/text/Heading.tsx";
import { InlineText } from "@shanyraq/kit/text/InlineText.tsx";
import { media } from "@shanyraq/kit/theme/media.ts";
import { paint, radius, space, text } from "@shanyraq/kit/theme/tokens.ts";
import { PaperContents } from "./PaperContents.tsx";
import { PaperDigest } from "./PaperDigest.tsx";
import { PaperTable } from "./PaperTable.tsx";
import { PaperText, type TermPress } from "./PaperText.tsx";
import { TermExplanation } from "./TermExplanation.tsx";
import { termsIn, type PaperTerm, type TextPart } from "./paper-terms.ts";

const Sheet = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  max-width: 60rem;
  padding: ${space(5)};
  border: 1px solid ${paint.line};
  border-radius: ${radius.m};
  background: ${paint.surface};
  line-height: 1.6;
  overflow-wrap: anywhere;
  & > [data-part] {
    margin-top: ${space(2)};
    border-radius: 3px;
  }
  & ul {
    padding-inline-start: ${space(3)};
  }
  & ol {
    padding-inline-start: 2em;
  }
  & li {
    margin-bottom: ${space(1)};
  }
  @media ${media.small} {
    padding: ${space(3)} ${space(2)};
  }
  @media print {
    padding: 0;
    border: 0;
    background: none;
  }
`;
const Small = styled.p`
  font-size: ${text.s};
  color: ${paint.inkSoft};
`;
/** A paper of so many parts is found one's way in by its contents. */
const MIN_PARTS = 3;

interface PartProps {
  readonly block: PaperBlock;
  readonly texts: readonly (readonly TextPart[])[];
  readonly press: TermPress;
  readonly id: string;
  readonly level: 3 | 4;
  /** Under what a table without a caption of its own stands. */
  readonly under: string;
}

function Part({ block, texts, press, id, level, under }: PartProps) {
  const [first = []] = texts;
  switch (block.kind) {
    case "heading":
      return (
        <Heading level={level} look={4} id={id} tabIndex={-1} data-part="">
          {block.text}
        </Heading>
      );
    case "paragraph": {
      const words = <PaperText parts={first} press={press} />;
      if (block.look === "lead") return <Lead>{words}</Lead>;
      return block.look === "note" ? <Small>{words}</Small> : <p>{words}</p>;
    }
    case "list": {
      const List = block.numbered ? "ol" : "ul";
      return (
        <List>
          {texts.map((parts, index) => (
            <li key={index}>
              <PaperText parts={parts} press={press} />
            </li>
          ))}
        </List>
      );
    }
    case "facts":
      return (
        <SummaryList
          rows={block.facts.map(({ value }, index) => ({
            id: String(index),
            term: <PaperText parts={texts[index] ?? []} press={press} />,
            value,
          }))}
        />
      );
    case "table":
      return <PaperTable table={block} name={under} />;
    case "address":
      return (
        <p>
          <InlineText>{block.text}</InlineText> <a href={block.address}>{block.address}</a>
        </p>
      );
  }
}

const headingBefore = (blocks: readonly PaperBlock[], index: number): string | undefined =>
  blocks.slice(0, index).findLast((block) => block.kind === "heading")?.text;

interface PaperPageProps {
  readonly page: Page;
  /** The digest of the file that holds the page; undefined where the browser cannot count it. */
  readonly sha256: string | undefined;
  /** Of the title; its parts are one deeper. */
  readonly level?: 2 | 3 | undefined;
}

/** A paper as a page: on every phone, in every size and scheme, and aloud. It is in the language in which it was agreed, its explanations in the reader's. */
export function PaperPage({ page: { language, title, blocks }, sha256, level = 3 }: PaperPageProps) {
  const intl = useIntl();
  const own = useId();
  const [open, setOpen] = useState<{ readonly block: number; readonly term: PaperTerm }>();
  const texts = useMemo(() => termsIn(blocks, language), [blocks, language]);
  // Names in another language than the paper's are marked by the language of the paper, not by that of the site.
  const paperIntl = useMemo(() => ({ ...intl, locale: language }), [intl, language]);
  const idOf = (index: number) => `${own}-${index}`;
  const headings = blocks.flatMap((block, index) => (block.kind === "heading" ? [{ id: idOf(index), text: block.text }] : []));
  const close = () => {
    document.getElementById(`${own}-paper`)?.querySelector<HTMLElement>('[data-in-sentence][aria-expanded="true"]')?.focus();
    setOpen(undefined);
  };
  return (
    <Sheet
      lang={language}
      aria-labelledby={`${own}-title`}
      id={`${own}-paper`}
      onKeyDown={(event) => {
        if (event.key === "Escape" && open) close();
      }}
    >
      <RawIntlProvider value={paperIntl}>
        <Heading level={level} look={3} id={`${own}-title`}>
          {title}
        </Heading>
        {headings.length >= MIN_PARTS && <PaperContents headings={headings} language={intl.locale} />}
        {blocks.flatMap((block, index) => [
          <Part
            key={index}
            block={block}
            texts={texts[index] ?? []}
            id={idOf(index)}
            level={level === 2 ? 3 : 4}
            under={headingBefore(blocks, index) ?? title}
            press={{
              open: open?.block === index ? open.term : undefined,
              explanationId: `${own}-term`,
              onPress: (term) => setOpen(open?.term === term ? undefined : { block: index, term }),
            }}
          />,
          ...(open?.block === index
            ? [<TermExplanation key={`${index}-term`} id={`${own}-term`} term={open.term} language={intl.locale} onClose={close} />]
            : []),
        ])}
      </RawIntlProvider>
      {sha256 !== undefined && (
        <div lang={intl.locale}>
          <PaperDigest sha256={sha256} />
        </div>
      )}
    </Sheet>
  );
}
