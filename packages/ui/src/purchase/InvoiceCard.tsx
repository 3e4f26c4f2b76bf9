import { useIntl } from "react-intl";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { Card } from "@shanyraq/kit/layout/Card.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";

interface InvoiceCardProps {
  readonly busy: boolean;
  readonly failed: boolean;
  readonly onSave: () => void;
}

/** The other way for a legal entity: an invoice that its accountant pays. */
export function InvoiceCard({ busy, failed, onSave }: InvoiceCardProps) {
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
        <Button variant="secondary" busy={busy} onClick={onSave}>
          {formatMessage({ id: "purchase.invoice.save" })}
        </Button>
      </Stack>
    </Card>
  );
}
