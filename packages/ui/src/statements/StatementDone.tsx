import type { StatementReceipt } from "@shanyraq/flows";
import { useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Card } from "@shanyraq/kit/layout/Card.tsx";
import { DateText } from "@shanyraq/kit/text/DateText.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { SuccessModal } from "../shell/SuccessModal.tsx";
import { SummaryList } from "@shanyraq/kit/data/SummaryList.tsx";

interface StatementDoneProps {
  readonly taken: StatementReceipt;
  /** No message about the outcome can be sent: the phone is unknown. */
  readonly anonymous?: boolean | undefined;
  /** Where its standing can be seen. */
  readonly statusHref: string;
  readonly onNotice?: (() => void) | undefined;
  readonly onAgain: () => void;
}

/** A statement that was taken: thanks once, and the number and the day for as long as the page stands. */
export function StatementDone({ taken, anonymous = false, statusHref, onNotice, onAgain }: StatementDoneProps) {
  const { formatMessage } = useIntl();
  const [thanked, setThanked] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (thanked) heading.current?.focus();
  }, [thanked]);
  const { number, deadline } = taken;
  const rows = [
    ...(number ? [{ term: formatMessage({ id: "statements.done.number" }), value: number }] : []),
    ...(deadline ? [{ term: formatMessage({ id: "statements.done.deadline" }), value: <DateText iso={deadline} /> }] : []),
  ];
  return (
    <Card>
      <SuccessModal isOpen={!thanked} onClose={() => setThanked(true)}>
        {rows.length > 0 && <SummaryList rows={rows} />}
      </SuccessModal>
      <Stack $gap={3}>
        <Heading level={2} look={3} ref={heading} tabIndex={-1}>
          {formatMessage({ id: number ? "statements.done" : "statements.thanks" })}
        </Heading>
        {number ? <SummaryList rows={rows} /> : <p>{formatMessage({ id: "statements.thanks.text" })}</p>}
        {number && <p>{formatMessage({ id: anonymous ? "statements.done.anonymous" : "statements.done.keep" })}</p>}
        <Cluster>
          {onNotice && <Button onClick={onNotice}>{formatMessage({ id: "statements.done.notice" })}</Button>}
          {number && !anonymous && (
            <Button variant="secondary" href={statusHref}>
              {formatMessage({ id: "statements.done.follow" })}
            </Button>
          )}
          <Button variant="quiet" onClick={onAgain}>
            {formatMessage({ id: "statements.done.again" })}
          </Button>
        </Cluster>
      </Stack>
    </Card>
  );
}
