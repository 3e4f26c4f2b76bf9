import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { media } from "@shanyraq/kit/theme/media.ts";
import { paint, space } from "@shanyraq/kit/theme/tokens.ts";

// Large text (`data-scheme`): one column, for beside such a heading no line would be left.
const Columns = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  gap: ${space(2)} ${space(8)};
  padding-top: ${space(4)};
  border-top: 1px solid ${paint.line};
  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
  html[data-scheme] & {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** A part of a long page: its heading at the side, as in a magazine, what it says beside it. */
export const Chapter = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <Columns>
    <Heading level={2}>{name}</Heading>
    <Stack $gap={4}>{children}</Stack>
  </Columns>
);
