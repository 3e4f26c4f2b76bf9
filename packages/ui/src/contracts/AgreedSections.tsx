import type { Output } from "@shanyraq/calls";
import { ScheduleTable } from "@shanyraq/kit/data/ScheduleTable.tsx";
import { SummaryList } from "@shanyraq/kit/data/SummaryList.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { InlineText } from "@shanyraq/kit/text/InlineText.tsx";
import { useId } from "react";
import { styled } from "styled-components";
import { paint, space } from "@shanyraq/kit/theme/tokens.ts";

export type AgreedSection = NonNullable<Output<"worksheet">["agreed"]>[number];

// `&&`: a list with a class has no marks (GlobalStyle) unless it says so.
const List = styled.ul`
  && {
    list-style-type: disc;
  }
  padding-inline-start: ${space(3)};
  & > li::marker {
    color: ${paint.inkSoft};
  }
`;

const keyOf = (index: number): string => `c${index}`;

/** A table of words: figures were printed with it already. */
function PrintedTable({ table, title }: { readonly table: AgreedSection["tables"][number]; readonly title: string }) {
  const { caption, columns, rows } = table;
  return (
    <ScheduleTable
      caption={caption ?? title}
      isTitled={caption === undefined}
      numericColumns={columns.flatMap(({ numeric }, index) => (numeric ? [keyOf(index)] : []))}
      columns={Object.fromEntries(columns.map(({ heading }, index) => [keyOf(index), heading]))}
      rows={rows.map((row) => Object.fromEntries(row.map((cell, index) => [keyOf(index), cell])))}
    />
  );
}

interface AgreedSectionsProps {
  readonly sections: readonly AgreedSection[];
}

/** What was agreed of a contract, part by part, as its papers print it. */
export function AgreedSections({ sections }: AgreedSectionsProps) {
  const base = useId();
  return (
    <Stack $gap={4}>
      {sections.map(({ part, title, facts, tables, items, notes }) => (
        <Stack as="section" $gap={1.5} key={part} aria-labelledby={`${base}-${part}`}>
          <Heading level={3} id={`${base}-${part}`}>
            {title}
          </Heading>
          {items.length > 0 && (
            <List>
              {items.map((item) => (
                <li key={item}>
                  <InlineText>{item}</InlineText>
                </li>
              ))}
            </List>
          )}
          {facts.length > 0 && <SummaryList rows={facts.map(({ name, value }) => ({ term: name, value }))} />}
          {tables.map((table) => (
            <PrintedTable key={table.caption ?? title} table={table} title={title} />
          ))}
          {notes.map((note) => (
            <p key={note}>
              <InlineText>{note}</InlineText>
            </p>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
