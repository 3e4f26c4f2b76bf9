import type { ReactNode } from "react";
import { styled } from "styled-components";
import { media } from "../theme/media.ts";
import { InlineText } from "../text/InlineText.tsx";
import { paint, space } from "../theme/tokens.ts";

const List = styled.dl`
  border-top: 1px solid ${paint.line};
`;
const Row = styled.div<{ $actions: boolean }>`
  display: grid;
  grid-template-columns: 38% minmax(0, 1fr) ${({ $actions }) => ($actions ? "minmax(7rem, max-content)" : "")};
  gap: ${space(0.5)} ${space(3)};
  align-items: baseline;
  padding: ${space(1.75)} 0;
  border-bottom: 1px solid ${paint.line};
  & > dt {
    color: ${paint.inkSoft};
  }
  & > dd {
    font-weight: 550;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  & > dd[data-long] {
    font-weight: 400;
  }
  & > dd:last-child:not(:nth-child(2)) {
    justify-self: end;
    font-weight: 400;
    overflow-wrap: break-word;
  }
  @media ${media.small} {
    ${({ $actions }) =>
      $actions
        ? `grid-template-columns: minmax(0, 1fr) auto;
    & > dt { grid-column: 1 / -1; }`
        : `display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    padding: ${space(1.25)} 0;`}
  }
`;

export interface SummaryRow {
  /** Key of the row where the term is not a plain text. */
  readonly id?: string | undefined;
  readonly term: ReactNode;
  readonly value: ReactNode;
  /** A link or a button; its accessible name should hold the term ("Изменить телефон"). */
  readonly action?: ReactNode;
}

/** A value of so many characters is read as a sentence, not at a glance. */
const MIN_LONG = 60;
const isLong = (value: ReactNode): boolean => typeof value === "string" && value.length >= MIN_LONG;

export interface SummaryListProps {
  readonly rows: readonly SummaryRow[];
  /** All values are set as sentences where one of them is: a list of both looks as if some mattered more. */
  readonly isEven?: boolean | undefined;
}

export const SummaryList = ({ rows, isEven = false }: SummaryListProps) => (
  <List>
    {rows.map((row, index) => (
      <Row $actions={rows.some((one) => one.action !== undefined)} key={row.id ?? (typeof row.term === "string" ? row.term : index)}>
        <dt>
          <InlineText>{row.term}</InlineText>
        </dt>
        <dd data-long={(isEven ? rows.some(({ value }) => isLong(value)) : isLong(row.value)) || undefined}>
          <InlineText>{row.value}</InlineText>
        </dd>
        {row.action && <dd>{row.action}</dd>}
      </Row>
    ))}
  </List>
);
