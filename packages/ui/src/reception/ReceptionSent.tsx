import type { SentReception } from "@shanyraq/flows";
import { useIntl } from "react-intl";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { SummaryList } from "@shanyraq/kit/data/SummaryList.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { DateText } from "@shanyraq/kit/text/DateText.tsx";

interface ReceptionSentProps {
  readonly taken: SentReception;
  readonly onFile: () => void;
  readonly onAgain: () => void;
}

/** What was taken, by its number, with the paper that the customer takes home. Nothing of them is left on the screen. */
export function ReceptionSent({ taken, onFile, onAgain }: ReceptionSentProps) {
  const { formatMessage } = useIntl();
  return (
    <Stack $gap={3}>
      <p>{formatMessage({ id: "reception.sent.text" })}</p>
      <SummaryList
        rows={[
          { term: formatMessage({ id: "statements.done.number" }), value: taken.number },
          { term: formatMessage({ id: "statements.done.deadline" }), value: <DateText iso={taken.deadline} /> },
        ]}
      />
      <Cluster>
        <Button onClick={onFile}>{formatMessage({ id: "reception.sent.file" })}</Button>
        <Button variant="secondary" onClick={onAgain}>
          {formatMessage({ id: "reception.next.customer" })}
        </Button>
      </Cluster>
    </Stack>
  );
}
