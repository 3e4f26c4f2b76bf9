import type { PaperBlock } from "@shanyraq/rules/paper-page";
import { useDrawn } from "@shanyraq/kit/layout/useDrawn.ts";
import { InlineText } from "@shanyraq/kit/text/InlineText.tsx";
import { paint, radius, space, text } from "@shanyraq/kit/theme/tokens.ts";
import { css, styled } from "styled-components";

type Table = Extract<PaperBlock, { kind: "table" }>;

/** Rows become cards where their box is narrow for the reader's text size; a few short columns fit into less. */
const narrow = "(max-width: 34rem)";
const narrowest = "(max-width: 15rem)";
const MAX_SHORT_COLUMNS = 3;
/** So many characters stand beside one another on the narrowest phone. */
const MAX_SHORT_LINE = 25;
function isShort({ columns, rows }: Table): boolean {
  const widest = columns.map((_, column) => Math.max(0, ...rows.map((row) => row[column]?.length ?? 0)));
  return columns.length <= MAX_SHORT_COLUMNS && widest.reduce((sum, one) => sum + one, 0) <= MAX_SHORT_LINE;
}

// A value that does not fit beside its name stands under it, at the same edge as the others.
const cards = css`
  & table,
  & caption,
  & tbody,
  & tbody tr {
    display: block;
  }
  & thead {
    position: absolute;
    clip-path: inset(50%);
    width: 1px;
    height: 1px;
    overflow: hidden;
  }
  & tbody tr {
    margin-bottom: ${space(1.5)};
    padding: ${space(1)} ${space(1.5)};
    border: 1px solid ${paint.line};
    border-radius: ${radius.m};
  }
  & tbody :is(th, td) {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space(2)};
    padding: ${space(0.5)} 0;
    border: 0;
    text-align: right;
    white-space: normal;
  }
  & tbody :is(th, td) > span {
    margin-inline-start: auto;
  }
  & tbody :is(th, td)::before {
    content: attr(data-heading);
    color: ${paint.inkSoft};
    text-align: left;
  }
  & tbody td[data-empty="true"] {
    display: none;
  }
`;

/** A table wider than the sheet is moved within it, by finger and by keyboard, where a browser knows no boxes by their width. */
const Scroll = styled.div`
  container-type: inline-size;
  overflow-x: auto;
  & table {
    width: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
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
    overflow-wrap: break-word;
  }
  & thead th {
    color: ${paint.heading};
    font-size: ${text.s};
    vertical-align: bottom;
  }
  & tbody th {
    font-weight: inherit;
  }
  & [data-numeric="true"] {
    text-align: right;
  }
  & :is(td, tbody th)[data-numeric="true"] {
    white-space: nowrap;
  }
  &[data-short="false"] {
    @container ${narrow} {
      ${cards}
    }
  }
  &[data-short="true"] {
    @container ${narrow} {
      & :is(th, td) {
        padding-inline: ${space(0.5)};
      }
      & :is(th, td):first-child {
        padding-inline-start: 0;
      }
      & :is(th, td):last-child {
        padding-inline-end: 0;
      }
    }
    @container ${narrowest} {
      ${cards}
    }
  }
`;

/** A table that is drawn as cards stays a table for a screen reader by its roles. */
const Row = styled.tr.attrs({ role: "row" })``;
const Cell = styled.td.attrs({ role: "cell" })``;

/** A table of a paper; `name` is under what it stands where it has no caption. On a narrow screen every row is a card of names and values. */
export function PaperTable({ table, name }: { readonly table: Table; readonly name: string }) {
  const { caption, columns, rows } = table;
  const cellOf = (index: number) => ({
    "data-numeric": columns[index]?.numeric ?? false,
    // Drawn by the style beside the value of a card; a screen reader has the heading of the column itself.
    "data-heading": columns[index]?.heading ?? "",
  });
  const region = useDrawn<HTMLDivElement>();
  return (
    // What scrolls must be reachable by keys; before a script has measured it, it may.
    <Scroll ref={region} role="group" aria-label={caption ?? name} tabIndex={0} data-short={isShort(table)}>
      <table role="table">
        {caption !== undefined && (
          <caption>
            <InlineText>{caption}</InlineText>
          </caption>
        )}
        <thead role="rowgroup">
          <Row>
            {columns.map(({ heading, numeric }, index) => (
              <th key={index} role="columnheader" scope="col" data-numeric={numeric}>
                {heading}
              </th>
            ))}
          </Row>
        </thead>
        <tbody role="rowgroup">
          {rows.map(([first = "", ...others], index) => (
            <Row key={index}>
              <th role="rowheader" scope="row" {...cellOf(0)}>
                <span>
                  <InlineText>{first}</InlineText>
                </span>
              </th>
              {others.map((cell, column) => (
                <Cell key={column} data-empty={cell === ""} {...cellOf(column + 1)}>
                  <span>
                    <InlineText>{cell}</InlineText>
                  </span>
                </Cell>
              ))}
            </Row>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}
