import { useId } from "react";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { SummaryList, type SummaryRow } from "@shanyraq/kit/data/SummaryList.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { space } from "@shanyraq/kit/theme/tokens.ts";

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(1)} ${space(3)};
`;

/** Where a section is changed: on a page of its own, or on a step of the same one. */
export type Change = { readonly href: string } | { readonly onPress: () => void };

interface ChangeButtonProps {
  /** The section's name, for a screen reader that reads the button alone. */
  readonly of: string;
  readonly change: Change;
}

export function ChangeButton({ of, change }: ChangeButtonProps) {
  const { formatMessage } = useIntl();
  const target = "href" in change ? { href: change.href } : { type: "button" as const, onClick: change.onPress };
  return (
    <Button {...target} variant="quiet" size="s" aria-label={formatMessage({ id: "purchase.changeOf" }, { what: of })}>
      {formatMessage({ id: "purchase.change" })}
    </Button>
  );
}

interface CheckSectionProps {
  readonly title: string;
  readonly rows: readonly SummaryRow[];
  readonly change: Change;
}

/** A part of what is checked before it is sent: its heading with one way to change it, and its answers as one list. */
export function CheckSection({ title, rows, change }: CheckSectionProps) {
  const id = useId();
  return (
    <Stack as="section" $gap={1} aria-labelledby={id}>
      <Head>
        <Heading level={3} look={4} id={id}>
          {title}
        </Heading>
        <ChangeButton of={title} change={change} />
      </Head>
      <SummaryList rows={rows} />
    </Stack>
  );
}
