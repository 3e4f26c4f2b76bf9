import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { Card } from "@shanyraq/kit/layout/Card.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";

interface InvoiceCardProps {
  readonly failed: boolean;
  /** The invoice to read and to keep. */
  readonly children: ReactNode;
}

/** The other way for a legal entity: an invoice that its accountant pays. */
export function InvoiceCard({ failed, children }: InvoiceCardProps) {
  const { formatMessage } = useIntl();
  return (
    <Card>
      <Stack $gap={2}>
        <Heading level={2} look={4}>
          {formatMessage({ id: "purchase.invoice.title" })}
        </Heading>
        <p>{formatMessage({ id: "purchase.invoice.text" })}</p>
        {failed && (
          <Notice tone="danger" live="alert">
            {formatMessage({ id: "purchase.invoice.failed" })}
          </Notice>
        )}
        {children}
      </Stack>
    </Card>
  );
}
