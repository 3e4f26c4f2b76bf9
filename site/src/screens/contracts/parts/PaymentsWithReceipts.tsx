import type { Output } from "@shanyraq/calls";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { Cluster } from "@shanyraq/kit/layout/Layout.tsx";
import { Icon } from "@shanyraq/kit/ornament/Icon.tsx";
import { PaymentsTable } from "@shanyraq/ui/contracts/PaymentsTable.tsx";
import { useIntl } from "react-intl";
import { useLocale } from "../../../locale/LocaleRoot.tsx";
import { paperHref } from "./paper-href.ts";
import { useSavePaper } from "./useSavePaper.ts";

interface PaymentsWithReceiptsProps {
  readonly contractId: string;
  readonly payments: Output<"payments">["data"];
  readonly fileName: string;
}

/** What has been paid under a contract, each payment with its receipt. */
export function PaymentsWithReceipts({ contractId, payments, fileName }: PaymentsWithReceiptsProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { busy, failed, save } = useSavePaper(contractId);
  return (
    <>
      <PaymentsTable
        payments={payments}
        fileName={fileName}
        receiptOf={(number) => (
          <Cluster $gap={1}>
            <Button
              size="s"
              variant="secondary"
              icon={<Icon name="eye" />}
              href={paperHref(contractId, { type: "receipt", number }, locale, locale)}
              aria-label={formatMessage({ id: "cabinet.documents.readReceipt" }, { number })}
            >
              {formatMessage({ id: "cabinet.documents.read" })}
            </Button>
            <Button
              size="s"
              variant="quiet"
              icon={<Icon name="download" />}
              busy={busy?.number === number}
              aria-label={formatMessage({ id: "cabinet.documents.receiptOf" }, { number })}
              onClick={() => void save({ type: "receipt", number })}
            >
              {formatMessage({ id: "cabinet.documents.save" })}
            </Button>
          </Cluster>
        )}
      />
      {failed && (
        <Notice tone="danger" live="alert">
          {formatMessage({ id: "cabinet.documents.failed" })}
        </Notice>
      )}
    </>
  );
}
