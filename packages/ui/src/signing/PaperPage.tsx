import type { PaperBlock, PaperPage as Page } from "@shanyraq/rules/paper-page";
import { useId } from "react";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { SummaryList } from "@shanyraq/kit/data/SummaryList.tsx";
import { Heading, Lead } from "@shanyraq/kit/text/Heading.tsx";
import { media } from "@shanyraq/kit/theme/media.ts";
import { paint, radius, space, text } from "@shanyraq/kit/theme/tokens.ts";

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
  & > h4 {
    margin-top: ${space(2)};
  }
  & ul,
  & ol {
    padding-inline-start: ${space(3)};
  }
  & li {
    margin-bottom: ${space(1)};
  }
  @media ${media.small} {
    padding: ${space(3)} ${space(2)};
  }
`;
const Small = styled.p`
  font-size: ${text.s};
  color: ${paint.inkSoft};
`;
/** A table wider than the sheet is moved within it, by finger and by keyboard. */
const Scroll = styled.div`
  overflow-x: auto;
  & table {
    min-width: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
    overflow-wrap: normal;
  }
  & caption {
    padding-bottom: ${space(1)};
    text-align: left;
    font-weight: 600;
  }
  & th,
  & td {
    padding: ${space(1)} ${space(1.5)};
    border-bottom: 1px solid ${paint.line};
    text-align: left;
    vertical-align: top;
  }
  & [data-numeric="true"] {
    text-align: right;
  }
  & td[data-numeric="true"] {
    white-space: nowrap;
  }
  @media ${media.small} {
    font-size: ${text.s};
    & th,
    & td {
      padding: ${space(1)} ${space(0.5)};
    }
  }
`;

type Table = Extract<PaperBlock, { kind: "table" }>;

function PaperTable({ table: { caption, columns, rows }, name }: { readonly table: Table; readonly name: string }) {
  return (
    // A region that scrolls has to be reached by keyboard (axe, scrollable-region-focusable).
    <Scroll role="group" aria-label={caption ?? name} tabIndex={0}>
      <table>
        {caption !== undefined && <caption>{caption}</caption>}
        <thead>
          <tr>
            {columns.map(({ heading, numeric }, index) => (
              <th key={index} scope="col" data-numeric={numeric}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={column} data-numeric={columns[column]?.numeric ?? false}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

function Part({ block, name }: { readonly block: PaperBlock; readonly name: string }) {
  switch (block.kind) {
    case "heading":
      return (
        <Heading level={4} look={4}>
          {block.text}
        </Heading>
      );
    case "paragraph":
      if (block.look === "lead") return <Lead>{block.text}</Lead>;
      return block.look === "note" ? <Small>{block.text}</Small> : <p>{block.text}</p>;
    case "list": {
      const List = block.numbered ? "ol" : "ul";
      return (
        <List>
          {block.items.map((item, index) => (
            <li key={index}>{item}</li>
          ))}
        </List>
      );
    }
    case "facts":
      return <SummaryList rows={block.facts.map(({ name: term, value }, index) => ({ id: String(index), term, value }))} />;
    case "table":
      return <PaperTable table={block} name={name} />;
    case "address":
      return (
        <p>
          {block.text} <span>{block.address}</span>
        </p>
      );
  }
}

/** Under what a table without a caption of its own stands. */
const headingBefore = (blocks: readonly PaperBlock[], index: number): string | undefined =>
  blocks.slice(0, index).findLast((block) => block.kind === "heading")?.text;

interface PaperPageProps {
  readonly page: Page;
  /** The digest of the file that holds the page. */
  readonly sha256: string;
}

/** What is signed, as a page: on every phone, in every size and look, and aloud. It is in the language in which it was agreed. */
export function PaperPage({ page: { language, title, blocks }, sha256 }: PaperPageProps) {
  const { formatMessage } = useIntl();
  const heading = useId();
  return (
    <>
      <p>{formatMessage({ id: "signing.page.same" }, { digest: sha256.slice(0, 8) })}</p>
      <Sheet lang={language} aria-labelledby={heading}>
        <Heading level={3} id={heading}>
          {title}
        </Heading>
        {blocks.map((block, index) => (
          <Part key={index} block={block} name={headingBefore(blocks, index) ?? title} />
        ))}
      </Sheet>
    </>
  );
}
