import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { TextLink } from "@shanyraq/kit/actions/TextLink.tsx";
import { paint, size, space } from "@shanyraq/kit/theme/tokens.ts";

const Part = styled.section`
  scroll-margin-top: 6rem;
  padding-top: ${space(2)};
`;
const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(4)};
  border-bottom: 1px solid ${paint.line};
  & > a {
    display: inline-flex;
    align-items: center;
    min-height: ${size.target};
  }
`;

/** A part of a contract's page under its own heading and address. */
export const PartFrame = ({ id, title, children }: { readonly id: string; readonly title: string; readonly children: ReactNode }) => (
  <Part id={id} aria-labelledby={`${id}-title`}>
    <Stack $gap={2}>
      <Heading level={2} look={3} id={`${id}-title`}>
        {title}
      </Heading>
      {children}
    </Stack>
  </Part>
);

/** The way to each part. */
export const PartsBar = ({
  label,
  parts,
}: {
  readonly label: string;
  readonly parts: readonly { readonly id: string; readonly title: string }[];
}) => (
  <Bar aria-label={label} data-print="no">
    {parts.map(({ id, title }) => (
      <TextLink key={id} $quiet href={`#${id}`}>
        {title}
      </TextLink>
    ))}
  </Bar>
);
