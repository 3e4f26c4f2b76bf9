import type { ReactNode } from "react";
import { Breadcrumbs, type Crumb } from "@shanyraq/kit/actions/Breadcrumbs.tsx";
import { Heading, Lead } from "@shanyraq/kit/text/Heading.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { InlineText } from "@shanyraq/kit/text/InlineText.tsx";

interface PageHeadProps {
  readonly crumbs?: readonly Crumb[];
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
}

/** The first lines of a page: where it stands, its title, its sentence. */
export const PageHead = ({ crumbs, title, lead, children }: PageHeadProps) => (
  <Stack $gap={2}>
    {crumbs && <Breadcrumbs crumbs={crumbs} />}
    <Heading level={1}>{title}</Heading>
    {lead && (
      <Lead>
        <InlineText>{lead}</InlineText>
      </Lead>
    )}
    {children}
  </Stack>
);
